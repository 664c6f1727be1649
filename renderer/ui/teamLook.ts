import { Color } from 'three'
import type { Palette } from '../../electron/contract/ipc.ts'
import type { TeamPaint } from '../../models/teams.ts'
import type { Dye } from '../table/materials/clothMaterial.ts'
import type { Repaint } from '../table/materials/repaint.ts'

/** The look of a team's models in a palette. */
export interface TeamLook {
  /** Paints of hulls and coats that are replaced. */
  readonly paints: readonly Repaint[]
  /** The factor on the light of its cloth; null: as painted. */
  readonly dye: Dye | null
}

const PAINTED: TeamLook = { paints: [], dye: null }

/** The least relative luminance of cloth: darker cloth would lose the light and shade that show its shape. */
const DARKEST = 0.02

/** Returns the relative luminance in linear light. */
const luminanceOf = ({ r, g, b }: Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

/**
 * Returns the look of a team.
 * @param painted its paints as the models are baked
 * @param colour its colour in the palette
 */
export function lookOf(
  palette: Palette,
  painted: Pick<TeamPaint, 'band' | 'stern' | 'sail'> & Partial<TeamPaint>,
  colour: string,
): TeamLook {
  if (palette === 'default') return PAINTED
  const { band, stern, sail, coat = band } = painted
  const paints = [...new Set([band, coat, stern])].map((from) => ({ from, to: colour }))
  return { paints, dye: dyeOf(sail, colour) }
}

function dyeOf(sail: string, colour: string): Dye {
  const wanted = new Color(colour)
  const lift = Math.max(0, DARKEST - luminanceOf(wanted))
  const painted = luminanceOf(new Color(sail))
  return [(wanted.r + lift) / painted, (wanted.g + lift) / painted, (wanted.b + lift) / painted]
}
