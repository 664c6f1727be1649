import type { GameId } from '../electron/contract/ipc.ts'
import type { OverlayGame } from './overlayGame.ts'

/** What the games bring to overlays, each loaded when it is needed. No other file outside the games names one. */
const GAMES: Readonly<Record<GameId, () => Promise<OverlayGame>>> = {
  jackal: async () => (await import('./jackal/overlay.tsx')).jackalOverlay,
  admiral: async () => (await import('./admiral/overlay.tsx')).admiralOverlay,
  'sea-battle': async () => (await import('./sea-battle/overlay.tsx')).seaBattleOverlay,
}

/** Loads what a game brings to overlays. */
export const loadOverlayGame = (game: GameId): Promise<OverlayGame> => GAMES[game]()
