import { describe, expect, it } from 'vitest'
import { channelOf, hashOfToken, Links } from './links.ts'

/** The addresses of a room with seats, and the token of each. */
function room(...seats: string[]) {
  const links = new Links()
  links.setSeats(seats)
  const tokens = () =>
    links.all.map(({ channel, token }) => [channel.kind === 'seat' ? channel.seat : channel.kind, token])
  return { links, tokens, tokenOf: (seat: string) => links.ofSeat(seat)?.token }
}

it('has one address for the room, one for watching and one for each seat, all different', () => {
  const { links, tokens } = room('north', 'south')
  expect(tokens().map(([name]) => name)).toEqual(['room', 'watch', 'north', 'south'])
  expect(new Set(links.all.map(({ token }) => token)).size).toBe(4)
  expect(new Set(links.all.map(({ id }) => id)).size).toBe(4)
  for (const { token } of links.all) expect(token).toMatch(/^[\w-]{22}$/)
  expect(links.room.channel).toEqual({ kind: 'room' })
})

it('recognizes an address by the SHA-256 of its token', () => {
  const { links } = room('north')
  expect(hashOfToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(links.hashes).toEqual(links.all.map(({ token }) => hashOfToken(token)))
  for (const link of links.all) expect(links.byHash(hashOfToken(link.token))).toBe(link)
  expect(links.byHash(hashOfToken('abc'))).toBeNull()
})

it('has the same addresses after the program was closed', () => {
  const { links, tokens } = room('north', 'south')
  const { kept } = links
  expect(kept).toEqual({
    room: links.room.token,
    watch: links.all.find(({ channel }) => channel.kind === 'watch')?.token,
    seats: ['north', 'south'].map((seat) => ({ seat, token: links.ofSeat(seat)?.token })),
  })
  const later = new Links({ watch: kept.watch, table: kept })
  expect(later.all.map(({ token }) => token)).toEqual(tokens().map(([, token]) => token))
  expect(later.kept).toEqual(kept)
})

it('has one address for each channel, as long as there is the channel', () => {
  const { links, tokens } = room('north')
  links.addChannel('feed', 'spectator')
  links.addChannel('overlays', 'spectator')
  const [feed, overlays] = [links.ofChannel('feed'), links.ofChannel('overlays')]
  expect([feed?.channel, links.ofChannel('watch')?.channel]).toEqual([{ kind: 'watch', id: 'feed' }, { kind: 'watch' }])
  expect(links.all.map(({ channel }) => channelOf(channel))).toEqual([null, 'watch', null, 'feed', 'overlays'])
  expect(new Set(tokens().map(([, token]) => token)).size).toBe(5)
  links.removeChannel('feed')
  expect([links.ofChannel('feed'), links.ofChannel('overlays')]).toEqual([null, overlays])
  expect(links.byHash(feed?.hash ?? '')).toBeNull()
  const channels = [{ id: 'overlays', token: overlays?.token ?? '' }]
  expect(new Links({ watch: null, table: null, channels }).byHash(overlays?.hash ?? '')?.channel).toEqual({
    kind: 'watch',
    id: 'overlays',
  })
})

it('keeps the address of a seat that remains, and drops those of other seats', () => {
  const { links, tokenOf, tokens } = room('north', 'south')
  const [channels, south] = [tokens().slice(0, 2), tokenOf('south')]
  links.setSeats(['south', 'east'])
  expect(tokens()).toEqual([...channels, ['south', south], ['east', tokenOf('east')]])
  expect(links.ofSeat('north')).toBeNull()
})

describe('the address of a seat', () => {
  it('stays the same for its first guest, and while the guest stays', () => {
    const { links, tokens } = room('north', 'south')
    const before = tokens()
    links.followHolders((seat) => (seat === 'south' ? 'guest-1' : null))
    links.followHolders((seat) => (seat === 'south' ? 'guest-1' : null))
    expect(tokens()).toEqual(before)
    expect([links.ofSeat('north')?.holder, links.ofSeat('south')?.holder]).toEqual([null, 'guest-1'])
  })

  it.each([
    ['leaves', null],
    ['makes way for another', 'guest-2'],
  ])('is renewed when its guest %s', (_, holder) => {
    const { links, tokens, tokenOf } = room('north', 'south')
    links.followHolders(() => 'guest-1')
    const before = tokens()
    links.followHolders((seat) => (seat === 'south' ? holder : 'guest-1'))
    expect(tokens().slice(0, 3)).toEqual(before.slice(0, 3))
    expect(tokens()).not.toContainEqual(before[3])
    expect(links.ofSeat('south')).toMatchObject({ channel: { kind: 'seat', seat: 'south' }, holder })
    expect(tokenOf('south')).toMatch(/^[\w-]{22}$/)
  })
})

it('revokes one address by a new one for the same purpose', () => {
  const { links, tokens } = room('north')
  const [before, old] = [tokens(), links.room]
  expect(links.renew(old.id)).toBe(old)
  expect(tokens().slice(1)).toEqual(before.slice(1))
  expect(links.room).toMatchObject({ channel: { kind: 'room' }, holder: null })
  expect(links.byHash(old.hash)).toBeNull()
})

it('revokes nothing for an address that does not exist', () => {
  const { links, tokens } = room('north')
  const before = tokens()
  expect(links.renew('link-99')).toBeNull()
  expect(tokens()).toEqual(before)
})
