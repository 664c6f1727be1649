/** The sender of an IPC call. */
export interface CallEvent {
  readonly sender: unknown
  /** Null when the frame was destroyed before its call arrived. */
  readonly senderFrame: { readonly url: string } | null
}

/** The part of a window needed to recognize its page. */
export interface TrustedWindow {
  isDestroyed(): boolean
  readonly webContents: { readonly mainFrame: unknown }
}

/** Returns whether a call comes from the main frame of this window and from the program's own page. */
export function isTrusted(
  { sender, senderFrame }: CallEvent,
  window: TrustedWindow,
  isOwn: (url: string) => boolean,
): boolean {
  if (window.isDestroyed() || sender !== window.webContents) return false
  return senderFrame !== null && senderFrame === window.webContents.mainFrame && isOwn(senderFrame.url)
}
