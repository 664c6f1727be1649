import type { TeamId as SquadronId } from '../engine/admiral/types.ts'
import { TEAMS as SQUADRONS } from '../engine/admiral/types.ts'
import type { TeamId } from '../engine/jackal/types.ts'
import { TEAMS } from '../engine/jackal/types.ts'

export { SQUADRONS, type SquadronId, TEAMS, type TeamId }

export interface TeamPaint {
  /** The colour of the bands along the hull. */
  readonly band: string
  /** The colour of gun lids, trim and the pattern on the sails. */
  readonly accent: string
  readonly sail: string
  /** The colour of the carved plate at the stern. */
  readonly stern: string
  /** The colour of coat and sash of the crew. */
  readonly coat: string
  readonly sash: string
  /**
   * The turn of the yards in radians for a wind to starboard, so that the sails face the camera from the team's own
   * side.
   */
  readonly brace: number
}

/** The colours of the teams; their shapes differ as well. Black is never pure black. */
export const TEAM_PAINT: Readonly<Record<TeamId, TeamPaint>> = {
  white: {
    band: '#efe6d2',
    accent: '#4f6f99',
    sail: '#f3ecdb',
    stern: '#5f82b5',
    coat: '#ece3cf',
    sash: '#3f669c',
    brace: -0.8,
  },
  red: {
    band: '#c8362c',
    accent: '#f0c659',
    sail: '#cf4034',
    stern: '#b23228',
    coat: '#c8362c',
    sash: '#f0c659',
    brace: -0.62,
  },
  black: {
    band: '#2f2e38',
    accent: '#d9d2c0',
    sail: '#4b4a58',
    stern: '#3a3945',
    coat: '#2d2c35',
    sash: '#c8362c',
    brace: -0.62,
  },
  yellow: {
    band: '#eab02f',
    accent: '#8a3b1a',
    sail: '#efbb3f',
    stern: '#d99a22',
    coat: '#ecb231',
    sash: '#2f7a74',
    brace: -0.62,
  },
}

/** Colours of Admiral's squadrons: bands, trim, sails, the heraldry on them and the emblem over it, stern. */
export interface SquadronPaint extends Pick<TeamPaint, 'band' | 'accent' | 'sail' | 'stern'> {
  readonly heraldry: string
  readonly emblem: string
}

/** Heraldry, emblems and flags distinguish the squadrons without colour as well. */
export const SQUADRON_PAINT: Readonly<Record<SquadronId, SquadronPaint>> = {
  red: {
    band: '#c8362c',
    accent: '#f0c659',
    sail: '#b01219',
    heraldry: '#f0c659',
    emblem: '#ffd35e',
    stern: '#b23228',
  },
  blue: {
    band: '#3d63b8',
    accent: '#f3ecdb',
    sail: '#3062d2',
    heraldry: '#f6efdc',
    emblem: '#1f3f97',
    stern: '#35539c',
  },
  green: {
    band: '#4c9a3a',
    accent: '#f2e6a8',
    sail: '#38a04a',
    heraldry: '#f4ecc0',
    emblem: '#fff4c4',
    stern: '#3c7a30',
  },
  gold: {
    band: '#c4831b',
    accent: '#7a2f14',
    sail: '#f3d68a',
    heraldry: '#8a3b14',
    emblem: '#8a3b14',
    stern: '#b87a1c',
  },
}
