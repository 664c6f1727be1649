import type { Client } from '../clients/client.ts'
import type { PageMessage } from '../contract/ipc.ts'
import { type CallEvent, isTrusted, type TrustedWindow } from './page/trust.ts'

/** A window of the program, as a client of the host. */
export interface ClientWindow extends Client {
  readonly window: TrustedWindow & { once(event: 'closed', listener: () => void): unknown }
  send(message: PageMessage): void
}

/** The open windows of the program. Only their pages may call the host. */
export class Windows {
  private readonly all = new Set<ClientWindow>()
  private readonly isOwn: (url: string) => boolean

  /** @param isOwn returns whether an address is a page of the program */
  constructor(isOwn: (url: string) => boolean) {
    this.isOwn = isOwn
  }

  /** Adds a window until it is closed. */
  add(window: ClientWindow): void {
    this.all.add(window)
    window.window.once('closed', () => this.all.delete(window))
  }

  /** Returns the window whose main frame has sent a call from a page of the program; null for any other sender. */
  senderOf(event: CallEvent): ClientWindow | null {
    return [...this.all].find(({ window }) => isTrusted(event, window, this.isOwn)) ?? null
  }
}
