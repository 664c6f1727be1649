import type { Triple } from '../geometry/solids.ts'
import { BULWARK, type ShipForm, USUAL } from './forms.ts'

/**
 * The lines of a ship: bow toward +x, keel at y = 0.
 * `t` runs from the stern (0) to the bow (1), `s` from the keel (0) to the main rail (1).
 */
export class Lines {
  readonly form: ShipForm

  constructor(form: ShipForm) {
    this.form = form
  }

  along(t: number): number {
    return -this.form.length / 2 + this.form.length * t
  }

  /** Returns half of the beam on deck. */
  halfBeam(t: number): number {
    const full =
      t < 0.42
        ? 0.74 + 0.26 * Math.sin((t / 0.42) * (Math.PI / 2))
        : Math.max(0, 1 - ((t - 0.42) / 0.58) ** (this.form.entry ?? USUAL.entry)) ** 0.62
    return (this.form.beam / 2) * full
  }

  /** Returns the main rail: one unbroken sweep from stern to bow. */
  rail(t: number): number {
    return this.form.depth + (this.form.sheer ?? USUAL.sheer) * Math.abs(2 * t - 1) ** 2.2 * (t > 0.5 ? 1.25 : 1)
  }

  /** Returns height of the deck just aft (−1) or just forward (+1) of `t`. */
  deck(t: number, side: -1 | 1): number {
    return this.rail(t) + this.castle(t, side) - BULWARK
  }

  /** Returns height of the castles over the main rail, just aft (−1) or just forward (+1) of `t`. */
  castle(t: number, side: -1 | 1): number {
    const { quarterdeck, poop, forecastle, ends = USUAL.ends } = this.form
    const at = t + side * 1e-6
    const aft = (at < ends.quarterdeck ? quarterdeck.height : 0) + (at < ends.poop ? poop.height : 0)
    return aft + (at > ends.forecastle ? forecastle.height : 0)
  }

  /** The places where the decks step up or down. */
  get steps(): readonly number[] {
    const { poop, quarterdeck, forecastle } = this.form.ends ?? USUAL.ends
    return [poop, quarterdeck, forecastle].filter((t) => this.castle(t, -1) !== this.castle(t, 1))
  }

  /** Returns the bottom: rising to the bow, cut up a little at the stern. */
  keel(t: number): number {
    const { depth } = this.form
    if (t > 0.72) return depth * 0.9 * ((t - 0.72) / 0.28) ** 2.2
    return t < 0.08 ? depth * 0.28 * (1 - t / 0.08) : 0
  }

  /** Returns a point of the starboard (+z) planking. */
  plank(t: number, s: number): Triple {
    const bottom = this.keel(t)
    return [this.along(t) + rake(t, s), bottom + (this.rail(t) - bottom) * s, this.width(t, s)]
  }

  /** Returns a point of the starboard bulwark over the main rail, `up` cells above it. */
  bulwark(t: number, up: number): Triple {
    const [x, y, z] = this.plank(t, 1)
    return [x, y + up, z * (1 - up * 0.22)]
  }

  /** Returns half the width at height `s`: full in the middle, narrower above. */
  private width(t: number, s: number): number {
    return this.halfBeam(t) * s ** 0.42 * (1 - (0.13 * Math.max(0, Math.min(1, s) - 0.62)) / 0.38)
  }
}

function rake(t: number, s: number): number {
  if (t > 0.9) return (s - 0.3) * 0.05
  return t < 0.08 ? (0.4 - s) * 0.05 : 0
}
