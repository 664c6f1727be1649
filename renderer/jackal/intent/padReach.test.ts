import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadMatch } from '../../../engine/match/load.ts'
import { createMatch } from '../../../engine/match/match.ts'
import { JACKAL } from '../../../engine/protocol/games.ts'
import { askJackal, JACKAL_BY_PAD, wantedInJackal } from '../../testkit/padReach/jackal.ts'
import { searchPlans } from '../../testkit/padReach/search.ts'

/** The most presses to a legal move from the start of its decision. */
const MOST = 8
/** The most presses to half of the legal moves. */
const USUAL = 3
/** The number of moves between two positions that are tried. */
const EVERY = 100

const SIDES = [0, Math.PI / 2, Math.PI, -Math.PI / 2]

it.each(['bots-duel', 'archipelago-two'])(
  'a pad reaches every legal move of %s in few presses, whichever side the camera faces',
  { timeout: 120_000 },
  (name) => {
    const record = JSON.parse(
      readFileSync(join(import.meta.dirname, `../../../engine/jackal/golden/${name}.json`), 'utf8'),
    )
    const loaded = loadMatch(JACKAL, record)
    if (!loaded.ok) throw new Error(loaded.problem.what)
    const twin = createMatch(JACKAL, loaded.match.start)
    const counts: number[] = []
    const far: string[] = []
    for (const [n, { seat, move }] of loaded.match.entries.entries()) {
      if (n % EVERY === 0) {
        const asked = { seat, moves: twin.moves(seat) }
        askJackal(asked, twin.view(seat))
        const wanted = wantedInJackal(asked)
        const plans = searchPlans(JACKAL_BY_PAD, new Set(wanted), SIDES[(n / EVERY) % 4] ?? 0, MOST)
        counts.push(...wanted.map((text) => plans.get(text)?.presses ?? Number.POSITIVE_INFINITY))
        far.push(...wanted.filter((text) => !plans.has(text)).map((text) => `${n} ${seat} ${text}`))
      }
      twin.play(seat, move)
    }
    expect(far).toEqual([])
    expect(counts.toSorted((a, b) => a - b)[counts.length >> 1]).toBeLessThanOrEqual(USUAL)
  },
)
