/** As much of a call's event as tells who made it. */
export interface CallEvent {
  readonly sender: unknown
  /** Null when the frame went away while its call was on the way. */
  readonly senderFrame: { readonly url: string } | null
}

/** As much of a window as tells whose it is. */
export interface TrustedWindow {
  isDestroyed(): boolean
  readonly webContents: { readonly mainFrame: unknown }
}

/** Whether a call comes from the table's own page, and from the page itself: no other window, no frame within it. */
export function isTrusted(
  { sender, senderFrame }: CallEvent,
  window: TrustedWindow,
  isOwn: (url: string) => boolean,
): boolean {
  if (window.isDestroyed() || sender !== window.webContents) return false
  return senderFrame !== null && senderFrame === window.webContents.mainFrame && isOwn(senderFrame.url)
}
