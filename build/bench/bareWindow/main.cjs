// The smallest possible Electron program: the baseline for the start benchmark.
const { app, BrowserWindow } = require('electron')

app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1440, height: 900, show: false, webPreferences: { sandbox: true } })
  window.once('ready-to-show', () => window.show())
  window.loadFile('index.html')
})
app.on('window-all-closed', () => app.quit())
