import type { PieceId, PieceType, TeamId } from '../../engine/jackal/types.ts'
import { PIECE_TYPES, TEAMS } from '../../engine/jackal/types.ts'
import type { Translate } from '../i18n/t.ts'

/** Returns the type from a piece's id: residents are named after theirs, all others are pirates. */
export function typeOfPiece(id: PieceId): PieceType {
  return PIECE_TYPES.find((type) => type === id) ?? 'pirate'
}

/** Returns the team from a pirate's id; null for residents, which change sides. */
function teamOfPirate(id: PieceId): TeamId | null {
  return TEAMS.find((team) => id.startsWith(`${team}-`)) ?? null
}

/** Returns the name of a piece beside its team's flag: 'pirate', 'Ben Gunn' …. */
export function pieceName(t: Translate, id: PieceId): string {
  return t(`piece.${typeOfPiece(id)}`)
}

/** Returns the name of a piece without its team's flag: 'red pirate', 'Ben Gunn' …. */
export function pieceFullName(t: Translate, id: PieceId): string {
  const team = teamOfPirate(id)
  return team ? t(`pirate.${team}`) : pieceName(t, id)
}
