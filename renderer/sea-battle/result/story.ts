import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import { FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import { curveOf } from '../../hud/story/curve.ts'
import { type LuckLine, type MatchStory, movesOf, type SeenMatch, storyOf } from '../../hud/story/story.ts'
import { readEvents } from '../view.ts'

/** Cells of a whole fleet. */
const FLEET_CELLS = FLEET.reduce<number>((sum, length) => sum + length, 0)

/**
 * Returns the undamaged decks of each fleet, shot by shot, the luck of the shots, and the turns that decided the
 * battle.
 */
export function seaBattleStory(told: SeenMatch<SeaBattleState>): MatchStory<SeaSeat> | null {
  const curve = curveOf<SeaBattleState, SeaSeat>(told.positions, {
    sides: () => SEATS,
    parties: (_, sides) => sides.map((side) => [side]),
    standing: (view, side) => FLEET_CELLS - hitsOf(view, opponentOf(side)),
    round: ({ shots }) => shots.north.length + shots.south.length,
  })
  return storyOf(curve, shotLuck(told), told.steps)
}

/**
 * Returns the hits of each captain against those of a blind shooter. Before every shot the chance of a blind one is
 * counted: the enemy's undamaged cells, over all cells not yet fired at. Conclusions from earlier shots are skill, and
 * not part of the chance.
 */
export function shotLuck(told: SeenMatch<SeaBattleState>): readonly LuckLine<SeaSeat>[] {
  const shots = movesOf(told).flatMap(({ before, events }) =>
    readEvents(events).flatMap((event) =>
      event.kind === 'shotFired'
        ? [{ by: event.by, hit: event.result === 'miss' ? 0 : 1, chance: blindChance(before, event.by) }]
        : [],
    ),
  )
  return SEATS.map((seat) => {
    const own = shots.filter(({ by }) => by === seat)
    return {
      side: seat,
      tries: own.length,
      got: own.reduce((sum, { hit }) => sum + hit, 0),
      expected: own.reduce((sum, { chance }) => sum + chance, 0),
    }
  })
}

function blindChance(view: SeaBattleState, seat: SeaSeat): number {
  return (FLEET_CELLS - hitsOf(view, seat)) / (ALL_CELLS.length - view.shots[seat].length)
}

const hitsOf = ({ shots }: SeaBattleState, seat: SeaSeat): number =>
  shots[seat].filter(({ result }) => result !== 'miss').length
