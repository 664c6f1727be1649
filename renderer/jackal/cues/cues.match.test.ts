import { describe, expect, it } from 'vitest'
import { parseOptions } from '../../../engine/jackal/options.ts'
import { jackal } from '../../../engine/jackal/rules.ts'
import type { JackalEvent, JackalMove, JackalOptions } from '../../../engine/jackal/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { MotionTable, type PlayedEvent, type Watched, watch } from '../../testkit/jackalMotion.ts'

const MOVES = 400

interface Played {
  readonly name: string
  readonly seed: number
  readonly viewer: string
  readonly options: object
  /** Events that must occur in the match, so that the test covers them. */
  readonly shows: readonly JackalEvent['kind'][]
}

const MATCHES: readonly Played[] = [
  { name: 'the base game', seed: 11, viewer: 'spectator', options: {}, shows: ['swimmerRescued'] },
  { name: 'the base game', seed: 12, viewer: 'white', options: {}, shows: ['pieceStruck'] },
  { name: 'the base game', seed: 13, viewer: 'red', options: {}, shows: ['pieceDied'] },
  {
    name: 'the base game with the lifeboat',
    seed: 33,
    viewer: 'red',
    options: { lifeboat: true, players: 2 },
    shows: ['boatFound', 'boatLaunched', 'boatRowed', 'swimmerRescued'],
  },
  {
    name: 'Archipelago with the lifeboat',
    seed: 31,
    viewer: 'spectator',
    options: { variant: 'archipelago', lifeboat: true, players: 2 },
    shows: [
      'shipPlaced',
      'bearWoken',
      'bearWalked',
      'pieceMauled',
      'loadDropped',
      'boatLaunched',
      'boatRowed',
      'swimmerRescued',
    ],
  },
]

/**
 * Yields every move of a random match as a viewer receives it; the boat is taken along and rowed at every other turn.
 */
function* movesOf({ seed, viewer, options }: Played): Generator<readonly PlayedEvent[]> {
  const state = jackal.setup(read(options), openStream(seed, 'deal'))
  let now: Watched = { state, view: jackal.view(state, viewer) }
  const luck = openStream(seed, 'play')
  for (let n = 0; n < MOVES; n++) {
    const [seat] = jackal.awaiting(now.state)
    const legal = seat ? jackal.legalMoves(now.state, seat) : []
    const wanted = n % 2 === 0 ? legal.filter(isOfTheBoat) : []
    const moves = wanted.length > 0 ? wanted : legal
    const move = moves[luck.int(Math.max(1, moves.length))]
    if (!move) return
    const { told, ...next } = watch(now, viewer, move, luck)
    now = next
    yield told
  }
}

function isOfTheBoat(move: JackalMove): boolean {
  return 'boat' in move || ('carry' in move && move.carry === 'boat')
}

function read(input: object): JackalOptions {
  const parsed = parseOptions(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem))
  return parsed.value
}

describe.each(MATCHES)('a random match of $name, seed $seed, seen by $viewer', (match) => {
  it('is shown from beginning to end without a piece that jumps', () => {
    const table = new MotionTable()
    const kinds = new Set<string>()
    for (const move of movesOf(match)) {
      expect(table.jumpsIn(move)).toEqual([])
      for (const { event } of move) kinds.add(event.kind)
    }
    expect(match.shows.filter((kind) => !kinds.has(kind))).toEqual([])
  })
})
