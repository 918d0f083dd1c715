// Before anything is drawn: the colours that were chosen.
try {
  const settings = JSON.parse(localStorage.getItem("quartet.settings") ?? "{}");
  for (const name of ["theme", "palette", "patterns"]) {
    if (settings[name]) document.documentElement.dataset[name] = settings[name];
  }
} catch {
  // Without storage, the colours of the system.
}
