import type { App, Session, WebContents } from 'electron'

/**
 * Denies everything that the page does not need: other pages and windows, webviews, permissions, devices, downloads.
 */
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
  // WebRTC bypasses the page's policy and its request filter. This leaves it only the proxy, which does not exist.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
}

/** Denies permissions, devices and downloads in every session. */
function lockRequests(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
}

/** A port where nothing listens: 1 is reserved. */
const NOWHERE = 'socks5://127.0.0.1:1'

/**
 * Lets the page's session fetch allowed addresses only. Everything else would go through a proxy that does not exist; the
 * page's own scheme needs none.
 *
 * @param server host and port that are reached without the proxy: the development server's
 */
export async function lockSession(
  session: Session,
  isAllowed: (url: string) => boolean,
  server: string | null,
): Promise<void> {
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isAllowed(url) }))
  // By default, proxies do not apply to this computer.
  const proxyBypassRules = ['<-loopback>', ...(server === null ? [] : [server])].join(';')
  await session.setProxy({ mode: 'fixed_servers', proxyRules: NOWHERE, proxyBypassRules })
}
