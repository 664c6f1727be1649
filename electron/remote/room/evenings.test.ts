import { describe, expect, it } from 'vitest'
import { openStream, type Rng } from '../../../engine/kernel/rng.ts'
import { type Player, playsElsewhere } from '../../contract/ipc.ts'
import { dealUnaided, openRoomHost, type RoomGuest } from '../../testkit/otherScreens.ts'

const HERE: Player = { kind: 'human' }
const ELSEWHERE: Player = { kind: 'human', elsewhere: true }
const SEATS = ['north', 'south'] as const
const DELAYS = [0, 5000, 60_000]
const STEPS = 150

type Host = Awaited<ReturnType<typeof openRoomHost>>

/** A screen of the house: it joins, leaves and returns. */
interface Household {
  readonly screen: string
  readonly channel: 'play' | 'watch'
  guest: RoomGuest | null
  /** The time at which it last joined. */
  since: number
}

/**
 * One evening with a room: events happen in a random order, and after each one every screen must show the right state.
 */
class Evening {
  private readonly host: Host
  private readonly luck: Rng
  private readonly house: readonly Household[]
  private readonly names = ['Nora', 'Sam']
  private matchId = ''
  /** The public views, each with the time at which it was first public. */
  private readonly past: { readonly at: number; readonly view: string }[] = []
  /** The delay for watchers, the time of its change, and what they were shown then. */
  private delay = { now: 0, at: 0, head: 0 }

  constructor(host: Host, seed: number) {
    this.host = host
    this.luck = openStream(seed, 'evening')
    const channels = ['play', 'play', 'play', 'watch', 'watch'] as const
    this.house = channels.map((channel, index) => ({ screen: `screen-${index}`, channel, guest: null, since: 0 }))
  }

  async begin(): Promise<void> {
    await this.host.value('screens:open', { reach: { kind: 'computer' } })
    await this.nextMatch()
  }

  async step(): Promise<void> {
    const { luck } = this
    const actions = [
      ...Array.from({ length: 6 }, () => () => this.stir()),
      ...Array.from({ length: 5 }, () => () => this.play()),
      ...Array.from({ length: 3 }, () => () => this.choose()),
      () => this.reseat(),
      () => this.sendAway(),
      () => this.wander(),
      () => this.takeBack(),
      ...(luck.int(6) === 0 ? [() => this.nextMatch(), () => this.setDelay()] : []),
    ]
    await actions[luck.int(actions.length)]?.()
    this.noteView()
    this.host.timeSource.pass(luck.int(4000))
    await this.host.settled()
    for (const one of this.house) if (one.guest?.closed) one.guest = null
  }

  /** Expects that every guest is sent exactly what its place at the table allows. */
  async expectAll(): Promise<void> {
    const room = (await this.host.value('screens:state', {})).room
    const chairs = room?.guests.filter(({ seat }) => seat !== null) ?? []
    expect(new Set(chairs.map(({ seat }) => seat)).size).toBe(chairs.length)
    expect(room?.watchDelay).toBe(this.delay.now)
    for (const one of this.house) {
      if (one.channel === 'watch') this.expectLate(one)
      else if (one.guest) this.expectPlace(one.guest)
      if (one.guest && one.channel === 'play') expect(one.guest.room?.lobby).toEqual(room?.lobby)
    }
  }

  private expectPlace(guest: RoomGuest): void {
    const { live } = this
    const seat = guest.room?.guest.seat ?? null
    const plan = live.info.seats.find((one) => one.seat === seat)
    if (seat !== null) expect(plan && playsElsewhere(plan.player)).toBe(true)
    const viewer = seat ?? 'spectator'
    expect(guest.room?.match?.id).toBe(this.matchId)
    expect(guest.received.at(-1)).toMatchObject({ viewer, match: { id: this.matchId } })
    expect(JSON.stringify(guest.view)).toBe(JSON.stringify(live.match.view(viewer)))
  }

  /** Expects that a watcher shows what was public at the moment that the delays allow. */
  private expectLate({ guest }: Household): void {
    if (!guest || guest.received.length === 0) return
    const { head } = this
    const shown = this.past.filter((moment) => moment.at <= head).map(({ view }) => view)
    expect(shown).toContain(JSON.stringify(guest.view))
    const isSteady = this.past.every((moment) => moment.at < head)
    if (isSteady) expect(JSON.stringify(guest.view)).toBe(shown.at(-1))
  }

  /** The moment of the past that watchers are shown: a longer delay holds it, a shorter one doubles its pace. */
  private get head(): number {
    const { at, head, now } = this.delay
    const time = this.host.timeSource.now()
    return Math.max(head, Math.min(time - now, head + 2 * (time - at)))
  }

  private get live() {
    return this.host.sessions.sessionOf(this.host.window, this.matchId).live
  }

  private noteView(): void {
    const view = JSON.stringify(this.live.match.view('spectator'))
    this.past.push({ at: this.host.timeSource.now(), view })
  }

  private async nextMatch(): Promise<void> {
    if (this.luck.int(2) === 0) this.names.reverse()
    const player = () => (this.luck.int(3) === 0 ? HERE : ELSEWHERE)
    const [north = '', south = ''] = this.names
    const seats = { north: { name: north, player: player() }, south: { name: south, player: player() } }
    const setup = { game: 'jackal', options: { turns: 30 }, seats } as const
    const { id } = await dealUnaided(this.host, setup)
    await this.host.value('match:open', { id })
    this.matchId = id
    this.noteView()
  }

  /** Makes a guest join, by any address, or leave. */
  private async stir(): Promise<void> {
    const one = this.any(this.house)
    if (one.guest) {
      await this.host.lose(one.guest)
      one.guest = null
      return
    }
    const links = (await this.host.value('screens:state', {})).room?.links ?? []
    const link = this.any(links.filter(({ channel }) => (channel.kind === 'watch') === (one.channel === 'watch')))
    const guest = await this.host.arrive(link.url, { screen: one.screen, name: 'Masha' })
    one.guest = guest.closed ? null : guest
    one.since = this.host.timeSource.now()
  }

  private async play(): Promise<void> {
    const { match } = this.live
    const [seat] = match.awaiting()
    if (seat === undefined) return this.nextMatch()
    const moves = match.moves(seat)
    const { move } = this.any(moves)
    const guest = this.house.find((one) => one.guest?.room?.guest.seat === seat)?.guest
    if (guest) await this.host.ask(guest, 'match.play', { seat, move })
    else await this.live.playBot(seat, move as never, () => true)
  }

  private async takeBack(): Promise<void> {
    const last = this.live.match.entries.at(-1)?.seat
    const guest = this.house.find((one) => one.guest?.room?.guest.seat === last)?.guest
    if (last !== undefined && guest) await this.host.ask(guest, 'match.undo', { seat: last })
    else if (last !== undefined) await this.host.call('match:undo', { id: this.matchId, seat: last })
  }

  private async choose(): Promise<void> {
    const guest = this.any(this.house).guest
    if (!guest) return
    if (this.luck.int(4) === 0) await this.host.ask(guest, 'room.rise')
    else await this.host.ask(guest, 'room.sit', { seat: this.any(SEATS) })
  }

  private async reseat(): Promise<void> {
    const player = this.any([HERE, ELSEWHERE, ELSEWHERE])
    await this.host.call('match:seat', { id: this.matchId, seat: this.any(SEATS), player })
  }

  private async sendAway(): Promise<void> {
    const room = (await this.host.value('screens:state', {})).room
    if (this.luck.int(2) === 0) await this.host.value('screens:revoke', { link: this.any(room?.links ?? []).id })
    else if (room?.guests[0]) await this.host.value('screens:release', { guest: this.any(room.guests).id })
  }

  /** Sends the window to the menu and back. */
  private async wander(): Promise<void> {
    await this.host.value('match:leave', { id: this.matchId })
    await this.host.value('match:open', { id: this.matchId })
  }

  private async setDelay(): Promise<void> {
    const milliseconds = this.any(DELAYS)
    if (milliseconds === this.delay.now) return
    this.delay = { now: milliseconds, at: this.host.timeSource.now(), head: this.head }
    await this.host.value('screens:watchDelay', { milliseconds })
  }

  private any<T>(all: readonly T[]): T {
    const one = all[this.luck.int(all.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }
}

describe('a room', () => {
  it.each([1, 2, 3, 4])(
    'sends every guest what its place allows, whatever happens in it (evening %i)',
    async (seed) => {
      const evening = new Evening(await openRoomHost(), seed)
      await evening.begin()
      for (let step = 0; step < STEPS; step++) {
        await evening.step()
        await evening.expectAll()
      }
    },
  )
})
