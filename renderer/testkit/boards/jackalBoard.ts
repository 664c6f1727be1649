import { parseCell, rankOf } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { TILE_KINDS, type TileKind, tileRow } from '../../../engine/jackal/data/tiles.ts'
import { UNKNOWN_TILE } from '../../../engine/jackal/data/unknownTile.ts'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import type {
  Bear,
  Cell,
  Facing,
  JackalState,
  Lifeboat,
  Piece,
  PieceType,
  Side,
  StepLoad,
  TeamId,
  Tile,
} from '../../../engine/jackal/types.ts'
import { handDressed, pieceAt, teamsAtHome, tilesBy } from '../../jackal/table/handDressed.ts'

/** Reads a cell name of a hand-dressed board. Throws when it is no cell. */
export function cellNamed(name: string): Cell {
  const cell = parseCell(CLASSIC_ISLAND, name)
  if (cell === null) throw new RangeError(`no cell ${name}`)
  return cell
}

/** An open tile by the name of its drawing: a kind, or `empty2` for the second meadow. */
export function openTile(name: string, rest: Partial<Tile> = {}): Tile {
  const meadow = /^empty(\d)$/.exec(name)
  if (meadow) return { ...UNKNOWN_TILE, kind: 'empty', picture: Number(meadow[1]), open: true, ...rest }
  const kind = TILE_KINDS.find((one) => one === name)
  if (!kind) throw new RangeError(`no tile ${name}`)
  return { ...UNKNOWN_TILE, kind, open: true, ...rest }
}

/** Sets a board up by hand, piece by piece, for pictures and tests. */
export class JackalBoard {
  private tiles = tilesBy(() => UNKNOWN_TILE)
  private teams = teamsAtHome()
  private pieces: Piece[] = []
  private lifeboat: Lifeboat | null = null
  private bearOnIt: Bear | null = null
  private turn: TeamId = 'white'

  /** Opens one row of tiles: `.` stays closed; names from file b to l, as many as the row has. */
  row(rank: number, names: string): this {
    const cells = landOf(CLASSIC_ISLAND).filter((cell) => rankOf(CLASSIC_ISLAND, cell) === rank - 1)
    for (const [index, name] of names.trim().split(/\s+/).entries()) {
      const cell = cells[index]
      if (cell !== undefined && name !== '.') this.tiles[cell] = openTile(name)
    }
    return this
  }

  /** Opens a tile with the gold that it brings. */
  open(at: string, name: string): this {
    const tile = openTile(name)
    const { coins = 0, treasure = false } = tile.kind === 'closed' ? {} : tileRow(tile.kind)
    this.tiles[cellNamed(at)] = { ...tile, coins, treasure }
    return this
  }

  tile(at: string, change: Partial<Tile>): this {
    const cell = cellNamed(at)
    const tile = this.tiles[cell]
    if (tile) this.tiles[cell] = { ...tile, ...change }
    return this
  }

  facing(at: string, facing: Facing): this {
    return this.tile(at, { facing })
  }

  coins(at: string, coins: number): this {
    return this.tile(at, { coins })
  }

  /** Coins on a step (from 1) of a turntable. */
  stepCoins(at: string, step: number, coins: number): this {
    const tile = this.tiles[cellNamed(at)]
    if (!tile || tile.kind === 'closed') return this
    const count = tileRow(tile.kind as TileKind).steps ?? 0 // 'closed' was just left out
    const steps: StepLoad[] = Array.from({ length: count }, (_, index) => ({
      coins: index === step - 1 ? coins : (tile.steps[index]?.coins ?? 0),
      treasure: false,
    }))
    return this.tile(at, { steps })
  }

  treasure(at: string): this {
    return this.tile(at, { treasure: true })
  }

  /** A closed tile that the viewer has looked at. */
  seen(at: string, name: string, seat: TeamId): this {
    this.tiles[cellNamed(at)] = openTile(name, { open: false, seenBy: [seat] })
    return this
  }

  ship(team: TeamId, at: string): this {
    this.teams = this.teams.map((one) => (one.id === team ? { ...one, ship: cellNamed(at) } : one))
    return this
  }

  bottles(team: TeamId, bottles: number): this {
    this.teams = this.teams.map((one) => (one.id === team ? { ...one, bottles } : one))
    return this
  }

  /** A pirate of a team: `at` is a cell, or `dead`. */
  pirate(team: TeamId, at: string, rest: Partial<Piece> = {}): this {
    const count = this.pieces.filter((one) => one.team === team && one.type === 'pirate').length
    return this.piece('pirate', `${team}-${count + 1}`, team, at, rest)
  }

  resident(type: Exclude<PieceType, 'pirate'>, team: TeamId, at: string, rest: Partial<Piece> = {}): this {
    return this.piece(type, type, team, at, rest)
  }

  /** The lifeboat on a tile, or carried by the piece there that has it as a load. */
  boat(at: string): this {
    this.lifeboat = { at: cellNamed(at), step: 0, afloat: false }
    return this
  }

  /** The lifeboat launched by a team, in the waters of a side. */
  afloat(at: string, team: TeamId, side: Side): this {
    this.lifeboat = { at: cellNamed(at), afloat: true, team, sides: [side] }
    return this
  }

  /** The bear, awake; the player of the team that woke it moves it. */
  bear(at: string, wokenBy: TeamId): this {
    this.bearOnIt = { at: cellNamed(at), wokenBy, fresh: false }
    return this
  }

  toMove(team: TeamId): this {
    this.turn = team
    return this
  }

  state(): JackalState {
    const { lifeboat, bearOnIt: bear, tiles, teams, pieces, turn } = this
    return handDressed({ lifeboat, bear, tiles, teams, pieces, turn })
  }

  private piece(type: PieceType, id: string, team: TeamId, at: string, rest: Partial<Piece>): this {
    const where = at === 'dead' ? 'dead' : this.whereIs(team, at)
    this.pieces = [...this.pieces, { ...pieceAt(type, id, team, where), ...rest }]
    return this
  }

  private whereIs(team: TeamId, at: string): Cell {
    return at === 'aboard' ? (this.teams.find((one) => one.id === team)?.ship ?? -1) : cellNamed(at)
  }
}
