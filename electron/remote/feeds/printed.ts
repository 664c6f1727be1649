import type { GuestFeedMessage } from '../../contract/screens.ts'
import { notificationText } from '../link/rpc.ts'

/** A message of the feed as text, serialized once, when it is first needed. */
export class Printed<M extends GuestFeedMessage = GuestFeedMessage> {
  readonly message: M
  private printed: string | null = null

  constructor(message: M) {
    this.message = message
  }

  get text(): string {
    this.printed ??= notificationText(`feed.${this.message.kind}`, this.message)
    return this.printed
  }
}
