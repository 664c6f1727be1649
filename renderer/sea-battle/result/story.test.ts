import { describe, expect, it } from 'vitest'
import type { SeaBattleEvent, ShotResult } from '../../../engine/sea-battle/types.ts'
import { battle, cell } from '../../../engine/testkit/fleet.ts'
import { translator } from '../../i18n/t.ts'
import { positionsIn } from '../positions.ts'
import { seaBattleStory, shotLuck } from './story.ts'
import { turnText } from './turnText.ts'

const words = { t: translator('en'), nameOf: (seat: string) => ({ north: 'Grace' })[seat] ?? seat }

/** Returns a match in which North fires at cells of the south: `j9 hit`, `j10 sunk`. */
function shots(...told: readonly string[]) {
  const start = battle()
  const steps = told.map((text) => {
    const [at = '', result] = text.split(' ')
    const event: SeaBattleEvent = {
      kind: 'shotFired',
      by: 'north',
      at: cell(at),
      result: result as ShotResult, // written in this file
      ship: result === 'sunk' ? [cell(at)] : null,
      reveals: true,
    }
    return { by: 'north', events: [JSON.parse(JSON.stringify(event))] }
  })
  return { positions: positionsIn({ start, steps }), steps }
}

describe('the luck of the shots', () => {
  it('is the hits against those of blind shots: whole cells over cells not yet fired at, before each shot', () => {
    const [north, south] = shotLuck(shots('j9 hit', 'j1 miss', 'j7 sunk'))
    expect(north).toEqual({ side: 'north', tries: 3, got: 2, expected: 20 / 100 + 19 / 99 + 19 / 98 })
    expect(south).toEqual({ side: 'south', tries: 0, got: 0, expected: 0 })
  })
})

describe('the story of a battle', () => {
  it('counts the undamaged decks, and describes each run of hits in words', () => {
    const record = shots('j9 hit', 'j10 hit', 'j7 sunk', 'j1 miss')
    const story = seaBattleStory(record)
    expect(story?.curve.standings).toEqual([
      [20, 20],
      [20, 19],
      [20, 18],
      [20, 17],
      [20, 17],
    ])
    expect(story?.turns.map((turn) => turnText(turn, record, words))).toEqual([
      'Grace hits with 3 shots in a row, 1 ship sunk.',
    ])
  })
})
