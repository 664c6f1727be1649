import { describe, expect, it } from 'vitest'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import { sea } from '../../../engine/testkit/sea.ts'
import { translator } from '../../i18n/t.ts'
import { admiralStory, gunnery } from './story.ts'
import { turnText } from './turnText.ts'

const { state } = sea({ ships: { 'red-brig': 'k5 N', 'red-line': 'k7 N', 'blue-galleon': 'l5 N' } })
const words = { t: translator('en'), nameOf: (seat: string) => ({ red: 'Grace', blue: 'Drake' })[seat] ?? seat }

/** Shots of ships by name, and the faces of the die that would have hit. */
function shots(by: Readonly<Record<string, number>>, faces: readonly number[], hit: boolean): AdmiralEvent {
  return {
    kind: 'shotsFired',
    by: Object.entries(by).map(([ship, count]) => ({ ship, shots: count, guns: 'broadside', from: 0, distance: 1 })),
    target: 'blue-galleon',
    at: 0,
    aim: 'hull',
    occasion: 'turn',
    faces,
    die: faces.length === 6 ? null : 1,
    hit,
    reveals: true,
  }
}

function told(positions: readonly AdmiralState[], ...steps: readonly (readonly AdmiralEvent[])[]) {
  return {
    positions,
    steps: steps.map((events) => ({ by: 'red', events: JSON.parse(JSON.stringify(events)) })),
  }
}

describe('the luck of the guns', () => {
  it('is the hits compared with the share of faces that hit, shot by shot', () => {
    const record = told(
      [state, state, state],
      [shots({ 'red-brig': 1 }, [5, 6], true), shots({ 'red-brig': 2, 'red-line': 1 }, [4, 5, 6], false)],
      [shots({ 'blue-galleon': 1 }, [1, 2, 3, 4, 5, 6], true)],
    )
    // Red: one shot of two faces in six, three of three in six. Blue: one that could not miss.
    expect(gunnery(record)).toEqual([
      { side: 'red', tries: 4, got: 1, expected: 1 / 3 + 3 / 2 },
      { side: 'blue', tries: 1, got: 1, expected: 1 },
    ])
  })

  it('belongs to the squadron that owned the ship as it fired', () => {
    const taken = { ...state, ships: state.ships.map((ship) => ({ ...ship, team: 'blue' as const })) }
    const record = told(
      [state, taken, taken],
      [shots({ 'red-brig': 1 }, [6], false)],
      [shots({ 'red-brig': 1 }, [6], false)],
    )
    expect(gunnery(record).map(({ side, tries }) => [side, tries])).toEqual([
      ['red', 1],
      ['blue', 1],
    ])
  })
})

describe('the story of a battle', () => {
  it('counts the hull of each squadron, and names the most important event of a turn', () => {
    const hull = (damage: number): AdmiralState => ({
      ...state,
      ships: state.ships.map((ship) => (ship.id === 'blue-galleon' ? { ...ship, hullDamage: damage } : ship)),
    })
    const record = told(
      [hull(0), hull(1), hull(3)],
      [{ kind: 'hullDamaged', unit: 'blue-galleon', damage: 1, cause: 'shot' }],
      [
        { kind: 'hullDamaged', unit: 'blue-galleon', damage: 2, cause: 'shot' },
        { kind: 'shipTaken', ship: 'blue-galleon', from: 'blue', to: 'red', by: 'red-brig' },
      ],
    )
    const story = admiralStory(record)
    const [before, between, after] = story?.curve.standings.map(([, blue]) => blue ?? 0) ?? []
    expect([(before ?? 0) - (between ?? 0), (before ?? 0) - (after ?? 0)]).toEqual([1, 3])
    expect(story?.turns.map((turn) => turnText(turn, record, words))).toEqual(['Blue galleon is taken by Grace.'])
  })
})
