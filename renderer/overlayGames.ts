import type { GameId } from '../electron/contract/ipc.ts'
import type { OverlayGame } from './overlayGame.ts'

/** The overlays of the games, each loaded when it is needed. Outside the games, only this file names one. */
const GAMES: Readonly<Partial<Record<GameId, () => Promise<OverlayGame>>>> = {
  jackal: async () => (await import('./jackal/overlay.tsx')).jackalOverlay,
  admiral: async () => (await import('./admiral/overlay.tsx')).admiralOverlay,
  'sea-battle': async () => (await import('./sea-battle/overlay.tsx')).seaBattleOverlay,
}

/** Loads the overlays of a game; null for a game without. */
export async function loadOverlayGame(game: GameId): Promise<OverlayGame | null> {
  return (await GAMES[game]?.()) ?? null
}
