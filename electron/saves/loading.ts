import type { GameShape } from '../../engine/kernel/game.ts'
import { loadMatch } from '../../engine/match/load.ts'
import type { Match } from '../../engine/match/match.ts'
import type { GameLookup, HostedGame } from '../matches/hostedGame.ts'
import { recordOf, type SaveContent } from './content.ts'
import { cutBack } from './recover.ts'

export type LoadedSave =
  | {
      readonly ok: true
      readonly game: HostedGame
      readonly match: Match<GameShape>
      /** Shorter than what was read where the last moves do not play. */
      readonly content: SaveContent
    }
  | { readonly ok: false; readonly fault: 'unreadable' | 'too-new'; readonly what: string }

/** Why this program cannot play a save although its file is whole; null when it can. */
export function unknownTo(games: GameLookup, { summary }: SaveContent): string | null {
  const { game, rulesVersion } = summary.header.record
  const known = games(game)
  if (!known) return 'a game that this program does not know'
  return rulesVersion > known.match.rules.version ? `rules version ${rulesVersion}` : null
}

/** Brings a save's match to life as far as its moves can be played. */
export function loadSave(games: GameLookup, content: SaveContent): LoadedSave {
  const game = games(content.summary.header.record.game)
  const tooNew = unknownTo(games, content)
  if (!game || tooNew) return { ok: false, fault: 'too-new', what: tooNew ?? 'unknown game' }
  const loaded = attempt(game, content)
  if (!loaded) return { ok: false, fault: 'unreadable', what: 'its moves cannot be played' }
  if (!loaded.ok) {
    const { fault, where, what } = loaded.problem
    return { ok: false, fault: fault === 'too-new' ? 'too-new' : 'unreadable', what: `${where}: ${what}` }
  }
  if (!seatsAgree(loaded.match, content))
    return { ok: false, fault: 'unreadable', what: 'its seats are not the game’s' }
  const kept = loaded.lost > 0 ? cutBack(content, loaded.match.entries.length) : content
  return { ok: true, game, match: loaded.match, content: kept }
}

/** Null where the rules themselves fail on what a file brought. */
function attempt(game: HostedGame, content: SaveContent) {
  try {
    return loadMatch(game.match, recordOf(content), { recover: true })
  } catch {
    return null
  }
}

function seatsAgree(match: Match<GameShape>, { summary }: SaveContent): boolean {
  return match.seats().join() === summary.header.seats.map(({ seat }) => seat).join()
}
