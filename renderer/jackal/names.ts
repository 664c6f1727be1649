import type { PieceId, PieceType, TeamId } from '../../engine/jackal/types.ts'
import { PIECE_TYPES, TEAMS } from '../../engine/jackal/types.ts'
import type { Translate } from '../i18n/t.ts'

/** The type that a piece's id tells: residents are named after theirs, all others are pirates. */
export function typeOfPiece(id: PieceId): PieceType {
  return PIECE_TYPES.find((type) => type === id) ?? 'pirate'
}

/** The team that a pirate's id tells; null for residents, who change sides. */
function teamOfPirate(id: PieceId): TeamId | null {
  return TEAMS.find((team) => id.startsWith(`${team}-`)) ?? null
}

/** 'pirate', 'Ben Gunn' …: what a piece is called beside its team's flag. */
export function pieceName(t: Translate, id: PieceId): string {
  return t(`piece.${typeOfPiece(id)}`)
}

/** 'red pirate', 'Ben Gunn' …: what a piece is called where its team is not shown. */
export function pieceFullName(t: Translate, id: PieceId): string {
  const team = teamOfPirate(id)
  return team ? t(`pirate.${team}`) : pieceName(t, id)
}
