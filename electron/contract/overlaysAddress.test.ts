import { describe, expect, it } from 'vitest'
import { overlaysAddress, readAudiences } from './overlaysAddress.ts'

const ORIGIN = 'http://127.0.0.1:4173'
const WATCH = { channel: 'watch', token: 'a-_Z09'.repeat(4) }
const FEED = { channel: 'feed', token: 'b'.repeat(22) }

describe('the address of the page of overlays', () => {
  it('has each audience with its token, which the page reads', () => {
    const address = overlaysAddress(ORIGIN, [WATCH, FEED])
    expect(address).toBe(`${ORIGIN}/overlays#watch=${WATCH.token}&feed=${FEED.token}`)
    expect(readAudiences(new URL(address).hash)).toEqual([WATCH, FEED])
  })

  it('of one audience has its token alone', () => {
    const address = overlaysAddress(ORIGIN, [FEED])
    expect([address, readAudiences(new URL(address).hash)]).toEqual([`${ORIGIN}/overlays#${FEED.token}`, []])
  })

  it.each(['', '#', `#watch=${WATCH.token}&feed=${'b'.repeat(9)}`, `#watch=${WATCH.token}&`, `#Watch!=${FEED.token}`])(
    'has no audience if any part of it is invalid: %s',
    (fragment) => {
      expect(readAudiences(fragment)).toEqual([])
    },
  )
})
