import { CHANNEL_ID } from './channels.ts'
import { TOKEN } from './tableAddress.ts'

/** An audience of the page `overlays`: a channel with its token. */
export interface AddressedAudience {
  readonly channel: string
  readonly token: string
}

/**
 * Returns the address of the page on which a streamer chooses overlays. Its fragment is the token of one audience alone,
 * or `channel=token` of each, with `&` between them.
 */
export function overlaysAddress(origin: string, audiences: readonly AddressedAudience[]): string {
  const [first] = audiences
  const fragment =
    audiences.length === 1 && first
      ? first.token
      : audiences.map(({ channel, token }) => `${channel}=${token}`).join('&')
  return `${origin}/overlays#${fragment}`
}

/** Returns the audiences in the fragment of such an address; none for anything else, and for a token alone. */
export function readAudiences(fragment: string): readonly AddressedAudience[] {
  const audiences = fragment
    .replace(/^#/, '')
    .split('&')
    .map((one) => {
      const [channel = '', ...token] = one.split('=')
      return { channel, token: token.join('=') }
    })
  return audiences.every(({ channel, token }) => CHANNEL_ID.test(channel) && TOKEN.test(token)) ? audiences : []
}
