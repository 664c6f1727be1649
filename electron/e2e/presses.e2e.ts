import { afterAll, describe, expect, it } from 'vitest'
import type { GameShape } from '../../engine/kernel/game.ts'
import { JACKAL, SEA_BATTLE } from '../../engine/protocol/games.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { type AdmiralGolden, admiralGolden, writeGolden } from './presses/admiralGolden.ts'
import { AdmiralHand } from './presses/admiralHand.ts'
import { EffortCounter, readingTime } from './presses/effort.ts'
import { type Golden, goldenOf, movesOf, openMatch, savedMoves } from './presses/golden.ts'
import { JackalHand } from './presses/jackalHand.ts'
import { playShots } from './presses/seaBattleHand.ts'
import { median, rowOf, type Turn, TurnRecorder } from './presses/turns.ts'

/**
 * `npm run presses` plays whole matches of each game, or replaces the records of Admiral. `npm test` plays a part of
 * each.
 */
const MODE = process.env.PRESSES
const isWhole = MODE === 'all'
/** Milliseconds for a match: a whole one has hundreds of moves. */
const timeout = isWhole ? 1_800_000 : 300_000

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const rows: object[] = []
afterAll(() => console.table(rows))

/** Plays a golden match at the window, with its opening at the host. Returns the turns at the window. */
async function replay<G extends GameShape>(
  name: string,
  { setup, moves, twin }: Golden<G>,
  opening: number,
  play: (id: string, recorder: TurnRecorder) => Promise<void>,
): Promise<readonly Turn[]> {
  for (const { seat, move } of moves.slice(0, opening)) twin.play(seat, move)
  const id = await openMatch(app, setup, moves.slice(0, opening))
  const recorder = new TurnRecorder(new EffortCounter(app))
  await play(id, recorder)
  expect(await savedMoves(app, id)).toEqual(movesOf(twin))
  expect(app.consoleErrors).toEqual([])
  rows.push(rowOf(name, recorder.turns))
  return recorder.turns
}

const all = (turns: readonly Turn[]): number => turns.reduce((sum, { presses }) => sum + presses, 0)

describe.skipIf(MODE === 'record')('Jackal by mouse', () => {
  it.each(isWhole ? ['bots-duel', 'bots-four'] : ['bots-duel'])(
    '%s has one press a turn',
    { timeout },
    async (name) => {
      const golden = goldenOf(JACKAL, 'jackal', name)
      const opening = isWhole ? 0 : golden.moves.length - 12
      const turns = await replay(`Jackal ${name}`, golden, opening, (_id, recorder) =>
        new JackalHand(app, golden.twin, recorder).play(golden.moves.slice(opening)),
      )
      expect(median(turns.map(({ presses }) => presses))).toBeLessThanOrEqual(1)
    },
  )
})

describe.skipIf(MODE === 'record')('Sea Battle by mouse', () => {
  it.each(isWhole ? ['classic', 'corners'] : ['classic'])('%s has one press a shot', { timeout }, async (name) => {
    const golden = goldenOf(SEA_BATTLE, 'sea-battle', name)
    const opening = isWhole ? 2 : golden.moves.length - 4
    const turns = await replay(`Sea Battle ${name}`, golden, opening, (_id, recorder) =>
      playShots(app, golden.twin, recorder, golden.moves.slice(opening)),
    )
    expect(all(turns)).toBe(golden.moves.length - opening)
  })
})

/** An approach, and a fight of four ships and a fort. */
const ROUNDS = ['blue 1', 'red 2']

const playOrders = (golden: AdmiralGolden, isByMouse: (turn: string) => boolean) =>
  replay(`Admiral ${golden.name}`, golden, 0, (id, recorder) =>
    new AdmiralHand(app, id, recorder).play(golden, isByMouse),
  )

describe.skipIf(MODE === 'record')('Admiral by mouse', () => {
  it('has few presses and little to read in an approach and in a fight', { timeout }, async () => {
    const turns = await playOrders(admiralGolden('four-ships-and-a-fort'), (turn) => isWhole || ROUNDS.includes(turn))
    const [approach, fight] = ROUNDS.map((name) => turns.find((turn) => turn.name === name))
    if (!approach || !fight) throw new Error('a round is missing')
    expect(approach.presses).toBeLessThanOrEqual(6)
    expect(fight.presses).toBeLessThanOrEqual(12)
    expect(readingTime(fight)).toBeLessThanOrEqual(45)
  })

  it.runIf(isWhole)('plays a match from port to port', { timeout }, async () => {
    await playOrders(admiralGolden('far-apart'), () => true)
  })
})

describe.runIf(MODE === 'record')('Admiral', () => {
  it.each(['four-ships-and-a-fort', 'far-apart'])(
    'records the moves of the orders of %s',
    { timeout },
    async (name) => {
      const golden = admiralGolden(name, true)
      const id = await openMatch(app, golden.setup)
      const hand = new AdmiralHand(app, id, new TurnRecorder(new EffortCounter(app)))
      const orders = await hand.record(golden.orders)
      writeGolden(golden, orders, await savedMoves(app, id))
    },
  )
})
