# Abalone.
abalone-summary = Împinge șase bile ale adversarului de pe o tablă hexagonală.
abalone-theme-single = O singură bilă
abalone-theme-line = În linie
abalone-theme-sidestep = Pas lateral
abalone-theme-push = Împingere
abalone-theme-eject = Scoatere de pe tablă
abalone-view-board = Tablă

## Imaginea
abalone-title = Abalone: la mutare este { $seat }. Bile scoase de Negru: { $black } din { $goal }, de Alb: { $white } din { $goal }.
abalone-title-won = Abalone: { $seat } a câștigat. Bile scoase de Negru: { $black } din { $goal }, de Alb: { $white } din { $goal }.
abalone-title-drawn = Abalone: remiză. Bile scoase de Negru: { $black } din { $goal }, de Alb: { $white } din { $goal }.
abalone-cell-empty = { $cell }: liber
abalone-cell-black = { $cell }: bilă neagră
abalone-cell-white = { $cell }: bilă albă
abalone-gutter = Bile scoase de { $seat }: { $count } din { $goal }

## Indicarea
abalone-arrow = Mută { $way }
abalone-way-east = spre est
abalone-way-north-east = spre nord-est
abalone-way-north-west = spre nord-vest
abalone-way-west = spre vest
abalone-way-south-west = spre sud-vest
abalone-way-south-east = spre sud-est

## Mutările
abalone-tell-single = { $seat }: bila de pe { $first } merge { $way } pe { $goal }.
abalone-tell-line = { $seat }: { $count } bile în linie, de la { $first } la { $last }, înaintează { $way }.
abalone-tell-side = { $seat }: { $count } bile, de la { $first } la { $last }, fac un pas lateral { $way }.
abalone-tell-push = { $seat }: { $count } bile, de la { $first } la { $last }, împing { $pushed ->
    [one] o bilă
    [few] { $pushed } bile
   *[other] { $pushed } de bile
} { $way }.
abalone-tell-ejection = { $seat }: { $count } bile, de la { $first } la { $last }, împing { $pushed ->
    [one] o bilă { $way }, afară de pe tablă
    [few] { $pushed } bile { $way }, dintre care una iese de pe tablă
   *[other] { $pushed } de bile { $way }, dintre care una iese de pe tablă
}.

## Lângă tablă
abalone-fact-ejected = Scoase
abalone-fact-marbles = Bile pe tablă
abalone-fact-quiet = Mutări de la ultima bilă scoasă
abalone-of = { $count } din { $goal }

## De ce o mutare nu este posibilă
abalone-refused-syntax = Aceasta nu este o mutare: numește bila care se mută și câmpul vecin pe care ajunge, de exemplu a1b2.
abalone-refused-off-board = Acolo este în afara tablei, iar bilele tale nu o pot părăsi niciodată.
abalone-refused-not-yours = Poți muta numai bilele tale, iar pe acest câmp nu se află niciuna.
abalone-refused-not-in-line = Bilele care se mută împreună trebuie să se atingă și să fie pe o linie dreaptă.
abalone-refused-too-many = Cel mult trei bile se pot muta deodată.
abalone-refused-blocked = Una dintre bilele tale, care nu ia parte la mutare, stă în cale.
abalone-refused-no-majority = Ca să împingi ai nevoie de mai multe bile în linie decât are adversarul în fața ta: două contra una sau trei contra una ori două.
abalone-refused-own-behind = În spatele bilelor pe care vrei să le împingi se află o bilă de-a ta, așa că ele nu se pot retrage.
abalone-refused-not-empty = Pasul lateral cere câmpuri libere: pot împinge numai bilele care înaintează pe linia lor.
abalone-refused-over = Partida s-a încheiat.

## Cum se încheie o partidă
abalone-why-ejected = au fost împinse destule bile de pe tablă
abalone-why-no-move = partea la mutare nu mai avea nicio mutare
abalone-why-repetition = aceeași poziție a apărut a treia oară
abalone-why-quiet = de prea mult timp nu a fost scoasă nicio bilă

## Opțiuni
abalone-mode-0 = Standard
abalone-mode-1 = Belgian Daisy
abalone-mode-2 = German Daisy
abalone-mode-3 = Blitz
abalone-option-eject = Câte bile ale adversarului trebuie împinse de pe tablă pentru a câștiga.
abalone-option-eject-6 = Șase, jocul obișnuit
abalone-option-eject-4 = Patru, un joc scurt
abalone-option-repetition = Dacă o poziție care tot revine încheie partida.
abalone-option-repetition-3 = A treia oară este remiză
abalone-option-repetition-off = Oricât de des
abalone-option-quiet = Dacă un timp îndelungat fără bile scoase încheie partida.
abalone-option-quiet-200 = Remiză după 200 de mutări
abalone-option-quiet-off = Fără limită
abalone-option-layout = Cum sunt așezate bilele înainte de prima mutare.

## Așezări: numele rămân nume.
abalone-option-layout-standard = Standard
abalone-option-layout-belgian-daisy = Belgian Daisy
abalone-option-layout-german-daisy = German Daisy
abalone-option-layout-dutch-daisy = Dutch Daisy
abalone-option-layout-swiss-daisy = Swiss Daisy
abalone-option-layout-french-daisy = French Daisy
abalone-option-layout-irish-daisy = Irish Daisy
abalone-option-layout-scottish-daisy = Scottish Daisy
abalone-option-layout-the-wall = The Wall
abalone-option-layout-face-to-face = Face to Face
abalone-option-layout-pyramid = Pyramid
abalone-option-layout-fujiyama = Fujiyama
abalone-option-layout-domination = Domination
abalone-option-layout-domination-vs-daisy = Domination vs Daisy
abalone-option-layout-alien-attack = Alien Attack
abalone-option-layout-infiltration = Infiltration
abalone-option-layout-alitration = Alitration
abalone-option-layout-alliances = Alliances
abalone-option-layout-atomouche = Atomouche
abalone-option-layout-centrifuge = Centrifuge
abalone-option-layout-snakes = Snakes
abalone-option-layout-star = Star
abalone-option-layout-duel = Duel
abalone-option-layout-checkerboard = Checkerboard
abalone-option-layout-anglattack = Anglattack
abalone-option-layout-mosaic = Mosaic
abalone-option-layout-intimidation = Intimidation
abalone-option-layout-6-9 = 6-9
abalone-option-layout-crown = Crown
abalone-option-layout-trench = Trench
abalone-option-layout-spider = Spider
abalone-option-layout-labyrinth = Labyrinth
abalone-option-layout-octopus = Octopus
abalone-option-layout-xmas-star = Xmas Star
abalone-option-layout-cross = Cross
abalone-option-layout-snakes-variant = Snakes Variant
abalone-option-layout-korean-daisy = Korean Daisy
abalone-option-layout-the-clearing = The Clearing
abalone-option-layout-papillons = Papillons
