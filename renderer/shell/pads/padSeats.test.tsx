import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { actingSeat } from '../../host/actingSeat.ts'
import { useSession } from '../../host/session.ts'
import { commandTable } from '../../input/commands.ts'
import { handle, openContext } from '../../input/contexts.ts'
import { CURTAIN } from '../../input/navigation.ts'
import { forgetSeats, noteCalled, noteConnected, seatIn, seatOfPad, takeSeat } from '../../input/pad/seatedPads.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { PAD_LISTENER } from './padListener.ts'
import { feelTurns, SHAKES } from './rumble.ts'

const OWN = commandTable('test', 'commands.table', {
  play: { label: 'command.play', keys: [], pad: ['west'] },
  log: { label: 'command.log', keys: [], pad: ['view'], looks: true },
})
const done: string[] = []
const shaken: number[] = []
const note = (what: string) => () => void done.push(what)
const pads = () => [0, 1].map((pad) => ({ vibrationActuator: { playEffect: async () => void shaken.push(pad) } }))
let close = () => {}

/** Opens a match of two people, whose pads are 0 and 1; returns the acting one's pad and the other. */
async function table(): Promise<readonly [number, number]> {
  await seaBattleTable({}, { names: { north: 'Ann', south: 'Bob' }, settings: { language: 'en' } })
  noteConnected([0, 1].map((index) => ({ index, id: 'Xbox' })))
  for (const pad of [0, 1]) takeSeat(pad, ['north', 'south'])
  return actingSeat() === 'north' ? [0, 1] : [1, 0]
}

beforeEach(() => {
  done.length = 0
  shaken.length = 0
  close = openContext({ kind: 'table', tables: [handle(OWN, { play: note('play'), log: note('log') })] })
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  Object.defineProperty(navigator, 'getGamepads', { value: pads, configurable: true })
})

afterEach(() => {
  close()
  forgetSeats()
  noteConnected([])
  noteCalled(null)
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'getGamepads')
})

it('lets the pad of another seat look around, but not play, and says whose turn it is', async () => {
  const [acting, other] = await table()
  PAD_LISTENER.press('west', other, false)
  PAD_LISTENER.press('view', other, false)
  expect(done).toEqual(['log'])
  expect(useToasts.getState().toasts.at(-1)?.text).toContain('another gamepad plays')
  PAD_LISTENER.press('west', acting, false)
  expect(done).toEqual(['log', 'play'])
})

it('lets the pad of a player who has left play for one without a pad', async () => {
  const [acting, other] = await table()
  takeSeat(acting, []) // gets up
  PAD_LISTENER.press('west', other, false)
  expect(done).toEqual([])
  const { match } = useSession.getState()
  const left = match?.seats.map((one) =>
    one.seat === seatOfPad(other) ? { ...one, player: { kind: 'bot', level: 'easy' } as const } : one,
  )
  useSession.setState({ match: match && { ...match, seats: left ?? [] } })
  PAD_LISTENER.press('west', other, false)
  expect(done).toEqual(['play'])
})

it('lets any pad play while none has a seat', async () => {
  await table()
  forgetSeats()
  for (const pad of [0, 1]) PAD_LISTENER.press('west', pad, false)
  expect(done).toEqual(['play', 'play'])
})

it('lifts the curtain by the pad of the called player, held long enough', async () => {
  await table()
  noteCalled('south')
  const closeCurtain = openContext({ kind: 'dialog', tables: [handle(CURTAIN, { lift: note('lift') })] })
  vi.useFakeTimers()
  const hold = (pad: number, ms: number) => {
    PAD_LISTENER.press('south', pad, false)
    vi.advanceTimersByTime(ms)
    PAD_LISTENER.release('south', pad)
    vi.advanceTimersByTime(1000)
  }
  hold(0, 700)
  hold(1, 500)
  expect(done).toEqual([])
  hold(1, 700)
  expect(done).toEqual(['lift'])
  closeCurtain()
})

it('gives the pads back when another game begins, whose seats may have the same names', () => {
  noteConnected([{ index: 0, id: 'Xbox' }])
  seatIn('jackal')
  takeSeat(0, ['white', 'red'])
  seatIn('jackal')
  expect(seatOfPad(0)).toBe('white')
  seatIn('admiral')
  expect(seatOfPad(0)).toBeNull()
})

it('shakes the pad of the seat that begins to act', async () => {
  const stop = feelTurns()
  const [acting, other] = await table()
  expect(SHAKES.turn.duration).toBeGreaterThan(0)
  shaken.length = 0
  noteCalled(other === 0 ? 'north' : 'south')
  expect(shaken).toEqual([other])
  noteCalled(null)
  expect(shaken).toEqual([other, acting])
  stop()
})
