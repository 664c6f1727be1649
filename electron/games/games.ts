import { z } from 'zod'
import { ADMIRAL_JUDGE } from '../../engine/admiral/bots/judge.ts'
import { RULESET } from '../../engine/admiral/data/ruleset.ts'
import { parseRuleset } from '../../engine/admiral/data/rulesetFile.ts'
import { sidesOf as admiralSides } from '../../engine/admiral/fleet.ts'
import { scores as admiralScores } from '../../engine/admiral/outcome.ts'
import type { AdmiralShape } from '../../engine/admiral/types.ts'
import { timesRound } from '../../engine/jackal/bots/circling.ts'
import { JACKAL_JUDGE } from '../../engine/jackal/bots/judge.ts'
import { EVEN } from '../../engine/jackal/data/even.ts'
import { scores as jackalScores, sidesOf as jackalSides } from '../../engine/jackal/outcome.ts'
import type { JackalShape } from '../../engine/jackal/types.ts'
import { type GameShape, HIDDEN } from '../../engine/kernel/game.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE } from '../../engine/protocol/games.ts'
import { SEA_BATTLE_JUDGE } from '../../engine/sea-battle/bots/judge.ts'
import { commitments, openings } from '../../engine/sea-battle/inspection/openings.ts'
import { scores as seaBattleScores } from '../../engine/sea-battle/outcome.ts'
import { SEATS, type SeaBattleShape } from '../../engine/sea-battle/types.ts'
import { GAME_IDS, type GameId } from '../contract/ipc.ts'
import type { HostedGame } from './hostedGame.ts'

/** The figures of the record, by the events that count for them. */
const JACKAL_FIGURES: Figures<JackalShape> = {
  tileRevealed: ['tiles'],
  pieceStruck: ['strikes'],
  loadScored: ['loads'],
}
const ADMIRAL_FIGURES: Figures<AdmiralShape> = { shotsFired: ['salvos'], shipSunk: ['sunk'], shipTaken: ['prizes'] }
type Figures<G extends GameShape> = Readonly<Partial<Record<G['event']['kind'], readonly string[]>>>

const jackal: HostedGame<JackalShape> = {
  id: 'jackal',
  match: JACKAL,
  ruleOf: JACKAL.ruleOf,
  bots: JACKAL.bots,
  judge: JACKAL_JUDGE,
  consent: ({ decision }) => (decision?.kind === 'endOffer' ? { kind: 'acceptEnd' } : null),
  isSecret: ({ kind }) => kind === 'arrange',
  isOpenGame: () => true,
  coaching: { even: EVEN, timesRound },
  sides: jackalSides,
  variantOf: ({ variant }) => variant,
  figuresOf: ({ kind }) => JACKAL_FIGURES[kind] ?? [],
  scores: jackalScores,
  printed: { view: JACKAL.printView, event: JACKAL.printEvent },
}

const admiral: HostedGame<AdmiralShape> = {
  id: 'admiral',
  match: ADMIRAL,
  ruleOf: ADMIRAL.ruleOf,
  bots: ADMIRAL.bots,
  judge: ADMIRAL_JUDGE,
  secretMoves: true,
  isAnswer: ({ offer }) => offer !== null,
  isSecret: ({ kind }) => kind === 'assign',
  isOpenGame: ({ captains }) => captains === 'none',
  sides: admiralSides,
  variantOf: ({ scenario }) => scenario,
  figuresOf: ({ kind }) => ADMIRAL_FIGURES[kind] ?? [],
  scores: admiralScores,
  printed: { view: ADMIRAL.printView, event: ADMIRAL.printEvent },
  rulesets: { defaults: RULESET, parse: parseRuleset },
}

/** A Sea Battle lesson: the cells of each of the ten ships. */
const fleet = z.array(z.array(z.int().min(0).max(99)).min(1).max(4)).length(10)

const seaBattle: HostedGame<SeaBattleShape> = {
  id: 'sea-battle',
  match: SEA_BATTLE,
  ruleOf: SEA_BATTLE.ruleOf,
  bots: SEA_BATTLE.bots,
  judge: SEA_BATTLE_JUDGE,
  hasLetters: true,
  isSecret: ({ kind }) => kind !== 'fire',
  variantOf: ({ shapes }) => shapes,
  figuresOf(event) {
    if (event.kind !== 'shotFired') return []
    return event.result === 'miss' ? ['shots'] : ['shots', 'hits']
  },
  scores: seaBattleScores,
  printed: { view: SEA_BATTLE.printView, event: SEA_BATTLE.printEvent },
  inspection: { commitments, openings },
  learning: {
    lessonOf(state, seat) {
      const own = SEATS.find((one) => one === seat)
      const ships = own ? (state.fleets[own]?.ships ?? HIDDEN) : HIDDEN
      return ships === HIDDEN ? null : ships
    },
    // Sea Battle's bots read a lesson as a past fleet.
    isLesson: (input): input is z.output<typeof fleet> => fleet.safeParse(input).success,
  },
}

const GAMES: Readonly<Record<GameId, HostedGame>> = { jackal, admiral, 'sea-battle': seaBattle }

/** Returns the hosted game with this id; null if there is none. */
export function gameOf(id: string): HostedGame | null {
  const known = GAME_IDS.find((game) => game === id)
  return known ? GAMES[known] : null
}
