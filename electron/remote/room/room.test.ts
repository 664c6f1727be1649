import { describe, expect, it } from 'vitest'
import type { MatchSetup, Player } from '../../contract/ipc.ts'
import { FULL_ACCESS } from '../../matches/access.ts'
import { dealUnaided, openRoomHost, type RoomGuest } from '../../testkit/otherScreens.ts'

const HERE: Player = { kind: 'human' }
const ELSEWHERE: Player = { kind: 'human', elsewhere: true }
const BOT: Player = { kind: 'bot', level: 'easy' }
const ROLL = { kind: 'roll' }
const WINK = { kind: 'wink' }
const PEEK = { kind: 'peek', cup: 0 }

const setup = (north: Player, south: Player, names = ['Nora', 'Sam'], turns = 40): MatchSetup => ({
  game: 'jackal',
  options: { turns },
  seats: { north: { name: names[0] ?? '', player: north }, south: { name: names[1] ?? '', player: south } },
})

/** Returns a window with an open room and a match on the table. */
async function table(match = setup(HERE, ELSEWHERE)) {
  const host = await openRoomHost()
  await host.value('screens:open', { reach: { kind: 'computer' } })
  const open = async (next: MatchSetup) => {
    const { id } = await dealUnaided(host, next)
    await host.value('match:open', { id })
    return id
  }
  const id = await open(match)
  const state = async () => (await host.value('screens:state', {})).room
  const linkOf = async (channel: string) => {
    const link = (await state())?.links.find((one) =>
      one.channel.kind === 'seat' ? one.channel.seat === channel : one.channel.kind === channel,
    )
    if (!link) throw new Error(`no link to ${channel}`)
    return link
  }
  const come = async (channel: string, coming = {}) => host.arrive((await linkOf(channel)).url, coming)
  const play = (move: { kind: string }) => host.value('match:play', { id, seat: 'north', move } as never)
  return { ...host, id, open, state, linkOf, come, play }
}

const refused = (code: string) => expect.objectContaining({ error: expect.objectContaining({ data: { code } }) })
const until = async (isSo: () => boolean) => {
  for (let wait = 0; wait < 500 && !isSo(); wait++) await new Promise((resolve) => setTimeout(resolve, 10))
}
const kinds = ({ received }: RoomGuest) => received.map(({ kind }) => kind)

describe('a guest', () => {
  it('joins the room, watches, takes a seat and plays', async () => {
    const { come, ask, play, state } = await table()
    const guest = await come('room', { name: '  Phone of Sam ' })
    expect(guest.room).toMatchObject({
      guest: { name: 'Phone of Sam', seat: null },
      lobby: { seats: [{ by: 'here' }, { by: 'elsewhere', guest: null }] },
      match: { moves: 0 },
    })
    expect(guest.received).toMatchObject([{ kind: 'snapshot', viewer: 'spectator' }])
    expect(await ask(guest, 'match.play', { seat: 'south', move: ROLL })).toEqual(refused('not-your-seat'))
    expect(await ask(guest, 'room.sit', { seat: 'south' })).toMatchObject({ result: { token: expect.any(String) } })
    expect(guest.room).toMatchObject({ guest: { seat: 'south' }, lobby: { seats: [{}, { connected: true }] } })
    expect(guest.received.at(-1)).toMatchObject({ kind: 'snapshot', viewer: 'south' })
    await play(PEEK)
    expect(guest.received.at(-1)).toMatchObject({ kind: 'batch', events: [{ event: { value: 'hidden' } }, {}] })
    expect(await ask(guest, 'match.play', { seat: 'south', move: WINK })).toMatchObject({ result: null })
    expect(await ask(guest, 'match.undo', { seat: 'south' })).toMatchObject({ result: null })
    expect(guest.received.at(-1)).toMatchObject({ kind: 'snapshot', viewer: 'south' })
    expect((await state())?.guests).toMatchObject([{ name: 'Phone of Sam', seat: 'south', connected: true }])
    await ask(guest, 'room.rise')
    expect(guest.received.at(-1)).toMatchObject({ kind: 'snapshot', viewer: 'spectator' })
    expect(await ask(guest, 'match.play', { seat: 'south', move: ROLL })).toEqual(refused('not-your-seat'))
  })

  it('whose screen does not answer is away at the table at once, and back with its next message', async () => {
    const { come, server, settled, state } = await table()
    const guest = await come('south')
    const seat = async () => (await state())?.lobby?.seats.find((one) => one.seat === 'south')
    const say = async (isQuiet: boolean) => {
      server.say({ kind: 'quiet', connection: guest.connection, quiet: isQuiet })
      await settled()
    }
    await say(true)
    expect(await seat()).toMatchObject({ guest: expect.any(String), connected: false })
    expect((await state())?.guests).toMatchObject([{ connected: false }])
    await say(false)
    expect(await seat()).toMatchObject({ connected: true })
  })

  it('is notified when the window of the table shows something else, and when it is back', async () => {
    const { come, value, id } = await table()
    const guest = await come('south')
    expect(guest.room?.lobby).not.toHaveProperty('hostAway')
    await value('match:leave', { id })
    await until(() => guest.room?.lobby?.hostAway === true)
    expect(guest.room?.lobby?.hostAway).toBe(true)
    await value('match:open', { id })
    await until(() => guest.room?.lobby?.hostAway === undefined)
    expect(guest.room?.lobby).not.toHaveProperty('hostAway')
  })

  it('takes no seat of others, and none that is played here or by a bot', async () => {
    const { come, ask } = await table(setup(ELSEWHERE, BOT))
    const first = await come('north')
    expect(first.room?.guest.seat).toBe('north')
    const second = await come('room')
    expect(await ask(second, 'room.sit', { seat: 'north' })).toEqual(refused('seat-taken'))
    expect(await ask(second, 'room.sit', { seat: 'south' })).toEqual(refused('not-your-seat'))
    expect(await ask(second, 'room.sit', { seat: 'west' })).toEqual(refused('not-your-seat'))
  })

  it('asks for any seat, and gets the one that the table prepares', async () => {
    const { come, ask, value, state } = await table(setup(HERE, BOT))
    const guest = await come('room', { name: 'Masha' })
    expect(await ask(guest, 'room.sit', {})).toMatchObject({ result: { token: null } })
    expect(guest.room).toMatchObject({ guest: { seat: null, waits: true } })
    expect((await state())?.guests).toMatchObject([{ name: 'Masha', wish: null }])
    const plan = { game: 'jackal', title: 'Next', seats: [{ seat: 'south', name: 'Sam', player: ELSEWHERE }] } as const
    await value('screens:plan', { plan })
    expect(guest.room).toMatchObject({ guest: { seat: 'south' }, lobby: { seats: [{ name: 'Masha' }] } })
    expect(guest.room?.guest).not.toHaveProperty('waits')
  })

  it('is sent what the table has shown, and a watcher is not', async () => {
    const { come, value, id, server } = await table()
    const [guest, watcher] = [await come('south'), await come('watch')]
    await value('match:shown', { id, moves: 0, lastEvent: 3 })
    const told = server.told.flatMap((one) => (one.kind === 'send' && one.text.includes('room.shown') ? [one] : []))
    expect(told.map(({ connections }) => connections)).toEqual([[guest.connection]])
    expect(told[0]?.connections).not.toContain(watcher.connection)
    expect(JSON.parse(told[0]?.text ?? '')).toMatchObject({ params: { match: id, moves: 0, lastEvent: 3 } })
  })

  it('may make only the calls of guests', async () => {
    const { come, ask } = await table()
    const guest = await come('south')
    for (const method of ['saves.list', 'match.open', 'match.seat', 'screens.close', 'settings.get', 'toString'])
      expect(await ask(guest, method, { id: 'x' })).toMatchObject({ error: { code: -32601 } })
    expect(await ask(guest, 'room.sit', { seat: 7 })).toMatchObject({ error: { data: { code: 'bad-request' } } })
    expect(await ask(guest, 'match.look', { viewer: 'north' })).toEqual(refused('not-your-seat'))
    expect(await ask(guest, 'match.look', { viewer: 'open' })).toEqual(refused('not-your-seat'))
    expect(await ask(guest, 'match.deal')).toEqual(refused('not-allowed'))
    expect(await ask(guest, 'match.play', { id: 'another', seat: 'north', move: ROLL })).toEqual(
      refused('not-your-seat'),
    )
    expect(await ask(guest, 'match.shown', { moves: 3 })).toMatchObject({ result: null })
    expect(await ask(guest, 'room.ping', { time: 5 })).toMatchObject({ result: { time: 5, now: 1000 } })
  })

  it("receives the moves until now in its own viewer's view", async () => {
    const { come, ask, play } = await table()
    await play(PEEK)
    const guest = await come('south')
    expect(await ask(guest, 'match.replay')).toMatchObject({
      result: { viewer: 'south', steps: [{ by: 'north', events: [{ value: 'hidden' }, {}] }] },
    })
  })

  it('sees everything after the end, and may open the deal', async () => {
    const { come, ask, play } = await table(setup(HERE, ELSEWHERE, ['Nora', 'Sam'], 1))
    const guest = await come('south')
    await play(ROLL)
    expect(await ask(guest, 'match.look', { viewer: 'open' })).toMatchObject({ result: null })
    expect(guest.received.at(-1)).toMatchObject({ kind: 'snapshot', viewer: 'open' })
    expect(await ask(guest, 'match.deal')).toMatchObject({ result: { kind: 'sealed', check: 'held' } })
  })

  it('is sent no private details of refusals and problems', async () => {
    const { come, ask } = await table()
    const guest = await come('south')
    expect(await ask(guest, 'match.play', { seat: 'south', move: ROLL })).toMatchObject({
      error: { code: 1100, message: 'not-your-turn', data: { code: 'not-your-turn' } },
    })
  })

  it('calls at most as often as a player does by hand', async () => {
    const { come, ask } = await table()
    const guest = await come('south')
    const answers = []
    for (let times = 0; times < 12; times++) answers.push(await ask(guest, 'match.replay'))
    expect(answers.at(-1)).toEqual(refused('too-many-requests'))
  })

  it('takes back at most as often as a player does by hand, and plays on', async () => {
    const { come, ask } = await table(setup(ELSEWHERE, HERE))
    const guest = await come('north')
    const move = { seat: 'north', move: { kind: 'wink' } }
    const undone: unknown[] = []
    for (let times = 0; times < 40; times++) {
      await ask(guest, 'match.play', move)
      undone.push(await ask(guest, 'match.undo', { seat: 'north' }))
    }
    expect(undone[0]).toMatchObject({ result: null })
    expect(undone.at(-1)).toEqual(refused('too-many-requests'))
    expect(await ask(guest, 'match.play', move)).toMatchObject({ result: null })
  })
})

describe('a guest that is released', () => {
  it('takes no seat again by an address that it used or received before', async () => {
    const { come, ask, value, arrive, linkOf, state } = await table(setup(ELSEWHERE, ELSEWHERE))
    const came = (await linkOf('north')).url
    const given = (await linkOf('south')).url
    const guest = await come('north')
    await ask(guest, 'room.sit', { seat: 'south' })
    await ask(guest, 'room.sit', { seat: 'north' })
    await ask(guest, 'room.sit', { seat: 'south' })
    await value('screens:release', { guest: (await state())?.guests[0]?.id ?? '' })
    expect((await arrive(came)).closed).toBe('revoked')
    expect((await arrive(given)).closed).toBe('revoked')
  })

  it('takes no address from others who sit there now', async () => {
    const { come, ask, value, linkOf, state } = await table(setup(ELSEWHERE, ELSEWHERE))
    const guest = await come('north')
    await ask(guest, 'room.sit', { seat: 'south' })
    const other = await come('north')
    const { url } = await linkOf('north')
    await value('screens:release', { guest: (await state())?.guests[0]?.id ?? '' })
    expect((await linkOf('north')).url).toBe(url)
    expect(other.closed).toBeNull()
  })
})

describe('a guest that is lost', () => {
  it('keeps its seat and gets what it missed when it comes back', async () => {
    const { come, lose, play, state, id } = await table()
    const guest = await come('south', { screen: 'phone' })
    await play(WINK)
    const { point } = guest
    await lose(guest)
    expect((await state())?.guests).toMatchObject([{ seat: 'south', connected: false }])
    await play(WINK)
    const again = await come('south', { screen: 'phone', resume: { match: id, ...point } })
    expect(again.room?.guest).toEqual(guest.room?.guest)
    expect(kinds(again)).toEqual(['batch'])
  })

  it('gets a snapshot if moves were taken back, or in another match', async () => {
    const { come, lose, play, value, id } = await table()
    const guest = await come('south', { screen: 'phone' })
    await play(WINK)
    const { point } = guest
    await lose(guest)
    await value('match:undo', { id, seat: 'north' })
    expect(kinds(await come('south', { screen: 'phone', resume: { match: id, ...point } }))).toEqual(['snapshot'])
    expect(kinds(await come('room', { resume: { match: 'other', ...point } }))).toEqual(['snapshot'])
  })

  it('is replaced when its screen joins again, and no other guest gets its seat', async () => {
    const { come } = await table()
    const first = await come('south', { screen: 'phone' })
    const stranger = await come('south', { screen: 'another' })
    expect(stranger.closed).toBe('taken')
    const again = await come('room', { screen: 'phone' })
    expect(first.closed).toBe('taken')
    expect(again.room?.guest.seat).toBe('south')
  })

  it('is removed after a while if it had no seat', async () => {
    const { come, lose, state, timeSource, settled } = await table()
    await lose(await come('room'))
    timeSource.pass(119_000)
    await settled()
    expect((await state())?.guests).toHaveLength(1)
    timeSource.pass(1000)
    await settled()
    expect((await state())?.guests).toHaveLength(0)
  })

  it('gets one snapshot in place of all that it has not read', async () => {
    const { come, play, server, settled } = await table()
    const guest = await come('south')
    await play(WINK)
    server.told.length = 0
    server.say({ kind: 'behind', connection: guest.connection })
    await settled()
    expect(server.told.filter(({ kind }) => kind === 'send')).toMatchObject([{ snapshot: true }, { snapshot: false }])
    expect(guest.received.at(-1)).toMatchObject({ kind: 'snapshot', match: { moves: 1 } })
  })
})

describe('an address', () => {
  it('has a secret that the server process never receives', async () => {
    const { state, server } = await table()
    const tokens = (await state())?.links.map(({ url }) => url.split('#')[1] ?? '') ?? []
    expect(tokens).toHaveLength(3)
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(16)
      expect(JSON.stringify(server.told)).not.toContain(token)
    }
    expect(server.hashes).toHaveLength(3)
  })

  it('is revoked separately', async () => {
    const { come, linkOf, value, arrive, server } = await table()
    const [seated, onlooker] = [await come('south'), await come('room')]
    const { url, id } = await linkOf('room')
    await value('screens:revoke', { link: id })
    expect([seated.closed, onlooker.closed]).toEqual([null, 'revoked'])
    expect((await arrive(url)).closed).toBe('revoked')
    expect(server.hashes).toHaveLength(3)
    await come('room')
  })

  it('of a seat frees the seat when it is revoked', async () => {
    const { come, linkOf, value, state } = await table()
    const guest = await come('room')
    await come('south', { screen: 'phone' })
    await value('screens:revoke', { link: (await linkOf('south')).id })
    expect((await state())?.lobby?.seats[1]).toMatchObject({ guest: null })
    expect((await come('south', { screen: 'another' })).room?.guest.seat).toBe('south')
    expect(guest.closed).toBeNull()
  })

  it('is new after its guest was released', async () => {
    const { come, value, state, arrive, linkOf } = await table()
    const { url } = await linkOf('south')
    const guest = await come('south')
    await value('screens:release', { guest: (await state())?.guests[0]?.id ?? '' })
    expect(guest.closed).toBe('released')
    expect((await state())?.guests).toEqual([])
    expect((await arrive(url)).closed).toBe('revoked')
  })
})

describe('words', () => {
  it('let one guest ask once, and the table admits it', async () => {
    const { value, server, state } = await table()
    const { room } = await value('screens:newWords', {})
    expect(room?.words).toEqual({ words: ['anchor', 'raven', 'tulip'], until: 121_000 })
    const request = { id: 'r1', name: 'Sam', device: 'phone', address: '192.168.1.30', seat: 'south' } as const
    server.say({ kind: 'asked', request })
    expect(await state()).toMatchObject({ words: null, requests: [request] })
    expect(server.told.at(-1)).toEqual({ kind: 'words', words: null })
    await value('screens:admit', { request: 'r1' })
    const seatLink = (await state())?.links.find(({ channel }) => channel.kind === 'seat')
    const admitted = server.told.findLast(({ kind }) => kind === 'admit')
    expect(admitted).toEqual({ kind: 'admit', request: 'r1', token: seatLink?.url.split('#')[1] })
    expect((await state())?.requests).toEqual([])
  })

  it('are replaced at once after too many guesses, by one word more and a limited number of times', async () => {
    const { value, server, state, drawn } = await table()
    await value('screens:newWords', {})
    server.say({ kind: 'wordsSpent' })
    expect((await state())?.words).not.toBeNull()
    expect(server.told.at(-1)).toMatchObject({ kind: 'words', words: { words: ['anchor', 'raven', 'tulip'] } })
    for (let times = 0; times < 20; times++) server.say({ kind: 'wordsSpent' })
    expect((await state())?.words).toBeNull()
    expect(drawn).toEqual([3, ...Array(10).fill(4)])
  })

  it('are valid for two minutes', async () => {
    const { value, timeSource, state } = await table()
    await value('screens:newWords', {})
    timeSource.pass(119_999)
    expect((await state())?.words).not.toBeNull()
    timeSource.pass(1)
    expect((await state())?.words).toBeNull()
  })

  it('do not admit a guest if the table refuses', async () => {
    const { value, server, state } = await table()
    const request = { id: 'r1', name: '', device: 'phone', address: '192.168.1.30', seat: null } as const
    server.say({ kind: 'asked', request })
    await value('screens:refuse', { request: 'r1' })
    expect(server.told.at(-1)).toEqual({ kind: 'admit', request: 'r1', token: null })
    server.say({ kind: 'asked', request: { ...request, id: 'r2' } })
    server.say({ kind: 'askedNoMore', request: 'r2' })
    await value('screens:admit', { request: 'r2' })
    expect((await state())?.requests).toEqual([])
    expect(server.told.filter(({ kind }) => kind === 'admit')).toHaveLength(1)
  })
})

describe('a room', () => {
  it('takes its guests to the next match, also to the other side', async () => {
    const { come, open, ask } = await table()
    const guest = await come('south')
    const next = await open(setup(ELSEWHERE, HERE, ['Sam', 'Nora']))
    expect(guest.room).toMatchObject({ guest: { seat: 'north' }, match: { id: next }, lobby: { matchId: next } })
    expect(guest.received.at(-1)).toMatchObject({ kind: 'snapshot', viewer: 'north' })
    expect(guest.closed).toBeNull()
    expect(await ask(guest, 'match.play', { seat: 'north', move: ROLL })).toMatchObject({ result: null })
  })

  it('lets guests choose their seats before the match is dealt', async () => {
    const { value, arrive, ask, deal, state } = await (async () => {
      const host = await openRoomHost()
      await host.value('screens:open', { reach: { kind: 'computer' } })
      const deal = (next: MatchSetup) => dealUnaided(host, next)
      return { ...host, deal, state: async () => (await host.value('screens:state', {})).room }
    })()
    const room = (await state())?.links[0]?.url ?? ''
    const guest = await arrive(room)
    expect(guest.room).toMatchObject({ lobby: null, match: null })
    expect(await ask(guest, 'room.sit', { seat: 'south' })).toEqual(refused('not-your-seat'))
    const { seats, game } = setup(HERE, ELSEWHERE)
    const planned = Object.entries(seats).map(([seat, plan]) => ({ seat, ...plan }))
    await value('screens:plan', { plan: { game, title: 'Evening', seats: planned } })
    expect(guest.room?.lobby).toMatchObject({ title: 'Evening', matchId: null })
    await ask(guest, 'room.sit', { seat: 'south' })
    expect(guest.room).toMatchObject({ guest: { seat: 'south' }, lobby: { seats: [{}, { connected: true }] } })
    const { id } = await deal(setup(HERE, ELSEWHERE))
    await value('match:open', { id })
    expect(guest.room).toMatchObject({ guest: { seat: 'south' }, match: { id } })
    expect(guest.received).toMatchObject([{ kind: 'snapshot', viewer: 'south' }])
  })

  it('names a seat as its guest does, in the match, its save and the next one', async () => {
    const { come, ask, open, value, id, store } = await table()
    const guest = await come('room', { name: 'Nora' })
    await ask(guest, 'room.sit', { seat: 'south' })
    expect(guest.room?.lobby?.seats.map(({ name }) => name)).toEqual(['Nora', 'Nora 2'])
    await ask(guest, 'room.rename', { name: 'Masha' })
    expect(guest.received.at(-1)).toMatchObject({ kind: 'snapshot', match: { seats: [{}, { name: 'Masha' }] } })
    expect((await value('saves:list', {})).saves).toMatchObject([{ id, seats: [{ name: 'Nora' }, { name: 'Masha' }] }])
    expect((await store.copy(id, 'Copy')).seats).toMatchObject([{ name: 'Nora' }, { name: 'Masha' }])
    await open(setup(ELSEWHERE, HERE, ['Masha', 'Nora']))
    expect(guest.room).toMatchObject({
      guest: { seat: 'north' },
      lobby: { seats: [{ name: 'Masha' }, { name: 'Nora' }] },
    })
  })

  it('has its own name only once the table has approved it, where names are checked', async () => {
    const host = await table()
    host.names.areChecked = true
    const guest = await host.come('south', { name: 'Rude' })
    const seen = async () => ({
      seats: guest.room?.lobby?.seats.map(({ name }) => name),
      asked: (await host.state())?.guests.map(({ name, askedName }) => [name, askedName]),
    })
    expect(await seen()).toEqual({ seats: ['Nora', 'Guest'], asked: [['Guest', 'Rude']] })
    expect(JSON.stringify(guest.rooms)).not.toContain('Rude')
    const [one = { id: '' }] = (await host.state())?.guests ?? []
    await host.value('screens:approveName', { guest: one.id, name: 'Rude' })
    expect(await seen()).toEqual({ seats: ['Nora', 'Rude'], asked: [['Rude', undefined]] })
    await host.ask(guest, 'room.rename', { name: 'Ruder' })
    expect(await seen()).toEqual({ seats: ['Nora', 'Rude'], asked: [['Rude', 'Ruder']] })
    await host.value('screens:approveName', { guest: one.id, name: 'Polite' })
    expect(await seen()).toEqual({ seats: ['Nora', 'Rude'], asked: [['Rude', 'Ruder']] })
    await host.value('screens:removeName', { guest: one.id })
    expect(await seen()).toEqual({ seats: ['Nora', 'Guest'], asked: [['Guest', undefined]] })
    expect((await host.value('saves:list', {})).saves[0]?.seats.map(({ name }) => name)).toEqual(['Nora', 'Guest'])
  })

  it('loses its name also at a match that is over, and no other guest does', async () => {
    const host = await table(setup(ELSEWHERE, ELSEWHERE, ['Nora', 'Sam'], 1))
    const [north, south] = [await host.come('north', { name: 'Nora' }), await host.come('south', { name: 'Rude' })]
    await host.ask(north, 'match.play', { seat: 'north', move: ROLL })
    const names = async () => (await host.value('saves:list', {})).saves[0]?.seats.map(({ name }) => name)
    host.names.areChecked = true
    await host.ask(north, 'room.rename', { name: 'Later' })
    await host.value('screens:approveName', { guest: north.room?.guest.id ?? '', name: 'Later' })
    expect(await names()).toEqual(['Nora', 'Rude'])
    await host.value('screens:removeName', { guest: south.room?.guest.id ?? '' })
    expect(await names()).toEqual(['Nora', 'Guest'])
  })

  it('takes its name along when it is removed, where names are checked', async () => {
    const host = await table()
    const guest = await host.come('south', { name: 'Rude' })
    host.names.areChecked = true
    const name = async () => (await host.state())?.lobby?.seats[1]?.name
    expect(await name()).toBe('Rude')
    await host.value('screens:release', { guest: guest.room?.guest.id ?? '' })
    expect(await name()).toBe('Guest')
  })

  it('takes back no move of a player because of a new name', async () => {
    const { come, ask, play, value, id } = await table()
    const guest = await come('south', { name: 'Sam' })
    await play(ROLL)
    await ask(guest, 'match.play', { seat: 'south', move: WINK })
    await ask(guest, 'room.rename', { name: 'Masha' })
    expect(await ask(guest, 'match.undo', { seat: 'south' })).toMatchObject({ result: null })
    expect((await value('saves:list', {})).saves).toMatchObject([{ id, moves: 1, seats: [{}, { name: 'Masha' }] }])
  })

  it('shows the names of those who have chosen a seat before the match is dealt', async () => {
    const { come, ask, value } = await table()
    const guest = await come('room', { name: 'Masha' })
    const { seats, game } = setup(HERE, ELSEWHERE, ['Nora', 'Southern sea'])
    const planned = Object.entries(seats).map(([seat, plan]) => ({ seat, ...plan }))
    await value('screens:plan', { plan: { game, title: 'Evening', seats: planned } })
    await ask(guest, 'room.sit', { seat: 'south' })
    expect(guest.room?.lobby?.seats.map(({ name }) => name)).toEqual(['Nora', 'Masha'])
    await ask(guest, 'room.rename', { name: 'Nora' })
    expect(guest.room?.lobby?.seats.map(({ name }) => name)).toEqual(['Nora', 'Nora 2'])
    await value('screens:plan', { plan: null })
    expect(guest.room?.lobby?.seats.map(({ name }) => name)).toEqual(['Nora', 'Sam'])
  })

  it('allows a seat to be taken over here, and returns it', async () => {
    const { come, value, id, ask, state } = await table()
    const guest = await come('south')
    await value('match:seat', { id, seat: 'south', player: HERE })
    expect(guest.received.at(-1)).toMatchObject({ kind: 'snapshot', viewer: 'spectator' })
    expect(guest.room).toMatchObject({ guest: { seat: null }, lobby: { seats: [{}, { by: 'here' }] } })
    expect(await ask(guest, 'match.play', { seat: 'south', move: ROLL })).toEqual(refused('not-your-seat'))
    expect((await state())?.guests).toMatchObject([{ seat: 'south' }])
    await value('match:seat', { id, seat: 'south', player: ELSEWHERE })
    expect(guest.received.at(-1)).toMatchObject({ kind: 'snapshot', viewer: 'south' })
    expect(guest.room?.guest.seat).toBe('south')
    expect(guest.closed).toBeNull()
  })

  it('goes on while the window is at the menu, and bots play as long as a player is there', async () => {
    const { come, ask, value, id, thinker, lose, timeSource, matches } = await table(setup(ELSEWHERE, BOT))
    thinker.answer = () => WINK
    const guest = await come('north')
    await value('match:leave', { id })
    expect(await ask(guest, 'match.play', { seat: 'north', move: ROLL })).toMatchObject({ result: null })
    await until(() => guest.received.some((message) => message.kind === 'batch' && message.by === 'south'))
    await lose(guest)
    const asked = thinker.asked.length
    timeSource.pass(60_000)
    await new Promise((resolve) => setTimeout(resolve, 900)) // longer than the delay of a bot's move
    expect(thinker.asked.length).toBe(asked)
    await come('room', { screen: 'onlooker' })
    expect(thinker.asked.length).toBe(asked)
    await come('north', { screen: 'screen-1' })
    expect(thinker.asked.length).toBeGreaterThan(asked)
    await matches.close()
  })

  it('leaves a match that is removed', async () => {
    const { come, value, id } = await table()
    const guest = await come('south')
    await value('match:leave', { id })
    await value('saves:remove', { id })
    expect(guest.room).toMatchObject({ match: null, lobby: null })
  })

  it('never makes a bot wait for a guest', async () => {
    const { come, play } = await table(setup(HERE, BOT))
    const guest = await come('watch')
    await play(ROLL)
    await until(() => guest.received.length === 3)
    expect(guest.received.at(-1)).toMatchObject({ kind: 'batch', by: 'south' })
  })
})

describe('watchers', () => {
  it('receive nothing more of a match once the next one has begun', async () => {
    const { come, open, id, matches, screens } = await table()
    const watcher = await come('watch')
    const { live, subscription } = await matches.subscribe(id, { ...FULL_ACCESS, setsPace: false }, () => {})
    const unsubscribe = matches.unsubscribe.bind(matches)
    let isPlayed = false
    matches.unsubscribe = async (session) => {
      const hasGone = screens.room.view.lobby?.matchId !== id
      if (hasGone && !isPlayed) {
        isPlayed = true
        await live.play(subscription, 'north', WINK)
      }
      return unsubscribe(session)
    }
    const next = await open(setup(HERE, ELSEWHERE))
    expect(isPlayed).toBe(true)
    expect(watcher.received.at(-1)).toMatchObject({ kind: 'snapshot', match: { id: next } })
  })

  it('open the deal of the match that they are shown, not of the one they joined', async () => {
    const { come, ask, open, value } = await table()
    const watcher = await come('watch')
    const id = await open(setup(HERE, ELSEWHERE, ['Nora', 'Sam'], 1))
    await value('match:play', { id, seat: 'north', move: ROLL })
    expect(watcher.room).toMatchObject({ match: { id } })
    const deal = (await value('saves:list', {})).saves.find((save) => save.id === id)?.deal
    expect(deal).toMatchObject({ kind: 'sealed' })
    expect(await ask(watcher, 'match.deal')).toMatchObject({ result: deal })
  })

  it('see the table, and neither sit nor play', async () => {
    const { come, ask, play } = await table()
    const guest = await come('watch')
    await play(WINK)
    expect(kinds(guest)).toEqual(['snapshot', 'batch'])
    expect(await ask(guest, 'room.sit', { seat: 'south' })).toEqual(refused('not-your-seat'))
    expect(await ask(guest, 'match.play', { seat: 'south', move: ROLL })).toEqual(refused('not-allowed'))
    expect(await ask(guest, 'match.look', { viewer: 'south' })).toEqual(refused('not-your-seat'))
  })

  it('receive everything later, whenever they join, and nothing of the next match or the end before', async () => {
    const { come, ask, play, value, open, timeSource, id, lose } = await table(
      setup(HERE, ELSEWHERE, ['Nora', 'Sam'], 2),
    )
    await value('screens:watchDelay', { milliseconds: 60_000 })
    const early = await come('watch')
    expect(early.room).toMatchObject({ match: { moves: 0 } }) // the picture stays until it is late enough
    timeSource.pass(30_000)
    await play(ROLL)
    timeSource.pass(30_000)
    expect(early.received).toMatchObject([{ kind: 'snapshot', match: { moves: 0 } }])
    const sam = await come('south')
    await ask(sam, 'match.play', { seat: 'south', move: ROLL })
    await lose(sam) // the next match would wait for this guest
    const next = await open(setup(HERE, ELSEWHERE))
    const late = await come('watch')
    expect(late.received).toMatchObject([{ kind: 'snapshot', match: { id, moves: 0, outcome: null } }])
    expect(late.room).toMatchObject({ match: { id }, lobby: { matchId: id } })
    expect(await ask(late, 'match.replay')).toMatchObject({ result: { match: { id }, steps: [] } })
    expect(await ask(late, 'match.deal')).toEqual(refused('not-allowed'))
    timeSource.pass(59_999)
    expect(late.received.at(-1)).toMatchObject({ match: { id, moves: 1, outcome: null } })
    timeSource.pass(1)
    expect(late.received.at(-1)).toMatchObject({ kind: 'snapshot', match: { id: next } })
    expect(late.received.at(-2)).toMatchObject({ kind: 'batch', match: { id, moves: 2 } })
    expect(late.room).toMatchObject({ match: { id: next } })
    expect(early.received.slice(-3)).toEqual(late.received.slice(-3))
  })
})
