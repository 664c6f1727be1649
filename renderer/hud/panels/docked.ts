import type { MovingPanel } from './panels.ts'

/** Set to "yes" by the style of a panel that stays where the layout puts it, whatever is under it. */
const DOCKED = '--docked'

/** The panels that may move; those that are docked now are put back where the layout has them. */
export function undocked(panels: readonly MovingPanel[]): readonly MovingPanel[] {
  return panels.filter(({ element }) => {
    if (getComputedStyle(element).getPropertyValue(DOCKED).trim() !== 'yes') return true
    for (const property of ['translate', 'max-height', 'visibility']) element.style.removeProperty(property)
    return false
  })
}
