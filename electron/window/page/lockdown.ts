import type { App, Session, WebContents } from 'electron'

/** Denies what the page does not need: other pages and windows, webviews, permissions, devices, downloads. */
export function lockDown(app: App, isAllowed: (url: string) => boolean): void {
  app.on('web-contents-created', (_event, contents) => lockContents(contents, isAllowed))
  app.on('session-created', lockRequests)
}

function lockContents(contents: WebContents, isAllowed: (url: string) => boolean): void {
  contents.on('will-navigate', (event) => {
    if (!isAllowed(event.url)) event.preventDefault()
  })
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isAllowed(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isAllowed(event.url)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Denies permissions, devices and downloads in every session. */
function lockRequests(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
}

/** Lets the page's session fetch allowed addresses only. */
export function lockSession(session: Session, isAllowed: (url: string) => boolean): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isAllowed(url) }))
}
