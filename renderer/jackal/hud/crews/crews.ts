import type { JackalState, Piece, Team, TeamId } from '../../../../engine/jackal/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import { partnerOf } from '../../alliances.ts'

/** A team with its pieces that count for the score bar. */
export interface Crew extends Team {
  readonly pirates: readonly Piece[]
  readonly alive: number
  readonly dead: number
  /** Residents that play for it now. */
  readonly residents: readonly Piece[]
  readonly acting: boolean
  /** The allied crew and their total; null if each plays for itself (J-SEATS). */
  readonly alliance: { readonly partner: TeamId; readonly gold: number } | null
}

/** Returns every team in order of play with its pieces. */
export function crewsOf(view: JackalState): Crew[] {
  const acting = deciding(view).team
  return view.teams.map((team) => {
    const men = view.pieces.filter((piece) => piece.team === team.id)
    const pirates = men.filter((piece) => piece.type === 'pirate')
    const dead = pirates.filter((piece) => piece.at === 'dead').length
    const residents = men.filter((piece) => piece.type !== 'pirate' && typeof piece.at === 'number')
    const alive = pirates.length - dead
    return {
      ...team,
      pirates,
      dead,
      alive,
      residents,
      acting: view.result === null && team.id === acting,
      alliance: allianceOf(view, team),
    }
  })
}

function allianceOf({ options, teams }: JackalState, team: Team): Crew['alliance'] {
  const across = partnerOf(options, team.id)
  const partner = teams.find(({ id }) => id === across)
  return partner ? { partner: partner.id, gold: team.gold + partner.gold } : null
}

/** Returns the commands for the remaining turns of a grove (J-GROVE); empty when none is at work. */
export function groveCommands(view: JackalState): { readonly team: TeamId; readonly seat: Seat }[] {
  const from = view.teams.findIndex((team) => team.id === view.turn)
  const turns = Math.min(view.groveTurns, view.teams.length)
  return Array.from({ length: turns }, (_, i) => {
    const team = view.teams[(from + i) % view.teams.length]
    const next = view.teams[(from + i + 1) % view.teams.length]
    return team && next ? [{ team: team.id, seat: next.seat }] : []
  }).flat()
}

/** Returns the player who commands the team to move. */
export function commanderOf(view: JackalState): Seat | null {
  const grove = groveCommands(view)[0]
  return grove ? grove.seat : (view.teams.find((team) => team.id === view.turn)?.seat ?? null)
}

/** The seat that decides, with its flag. */
export interface Deciding {
  readonly team: TeamId
  readonly seat: Seat | null
  /** True if the seat answers another one. */
  readonly isAsked: boolean
}

/** Returns the seat that is asked to end the match (J-END), else the one to move. */
export function deciding(view: JackalState): Deciding {
  const seat = view.decision?.kind === 'endOffer' ? view.decision.waiting[0] : undefined
  const team = view.teams.find((one) => one.seat === seat)
  if (team) return { team: team.id, seat: team.seat, isAsked: true }
  return { team: view.turn, seat: commanderOf(view), isAsked: false }
}

/** Returns the current round, from 1; a round is one turn of each crew. */
export const roundOf = ({ turnNumber, teams }: JackalState): number => Math.floor(turnNumber / teams.length) + 1

/** Ends of a match after its last turn; every other end comes within a turn, which counts (J-END). */
const ENDED_BETWEEN_TURNS: readonly string[] = ['idle', 'nobody-able']

/** Returns the rounds played so far, including the one in which the match ended: turns over teams. */
export function roundsOf(view: JackalState): number {
  if (view.result && !ENDED_BETWEEN_TURNS.includes(view.result.reason)) return roundOf(view)
  return Math.max(1, Math.ceil(view.turnNumber / Math.max(1, view.teams.length)))
}

/** Crews whose gold counts together: one, or a pair of one or two players (J-SEATS). */
export interface SideOfCrews {
  readonly crews: readonly Crew[]
  readonly gold: number
}

/** Returns the sides of a match in order of play. */
export function sidesOfCrews(crews: readonly Crew[]): readonly SideOfCrews[] {
  const sides = crews.map((crew) => crews.filter(({ id }) => id === crew.id || id === crew.alliance?.partner))
  return sides
    .filter(([first], place) => first?.id === crews[place]?.id)
    .map((side) => ({ crews: side, gold: side.reduce((sum, { gold }) => sum + gold, 0) }))
}
