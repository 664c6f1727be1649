import type { GameId } from '../electron/contract/ipc.ts'
import type { OverlayGame } from './overlayGame.ts'

/** What the games bring to overlays, each loaded when it is needed. No other file outside the games names one. */
const GAMES: Readonly<Partial<Record<GameId, () => Promise<OverlayGame>>>> = {
  jackal: async () => (await import('./jackal/overlay.tsx')).jackalOverlay,
  admiral: async () => (await import('./admiral/overlay.tsx')).admiralOverlay,
  'sea-battle': async () => (await import('./sea-battle/overlay.tsx')).seaBattleOverlay,
}

/** Loads what a game brings to overlays; null for a game without. */
export async function loadOverlayGame(game: GameId): Promise<OverlayGame | null> {
  return (await GAMES[game]?.()) ?? null
}
