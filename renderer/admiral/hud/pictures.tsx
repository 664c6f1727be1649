import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'
import type { AdmiralState, Unit } from '../../../engine/admiral/types.ts'
import type { Translate } from '../../i18n/t.ts'
import { openSheet } from '../../ui/screens.ts'
import type { Silhouette } from '../insignia/insignia.tsx'
import type { CaptainCard } from './captains/CaptainCard.tsx'

interface Pictures {
  readonly Unit: ComponentType<ComponentProps<typeof Silhouette>> | null
  readonly Card: ComponentType<ComponentProps<typeof CaptainCard>> | null
  /** Opens the sheet of all captains. */
  openCaptains(): void
  /** The ship's own name; null if the page does not load the names. */
  nameOf(t: Translate, view: AdmiralState, unit: Unit): string | null
}

export const openOwnSheet = (): void => openSheet({ name: 'own' })

/** The drawings of units and captains in panels: each table provides its own, as those of the 3D table are heavy. */
export const PicturesOf = createContext<Pictures>({
  Unit: null,
  Card: null,
  openCaptains: openOwnSheet,
  nameOf: () => null,
})

/** Draws a unit beside its words. */
export function UnitPicture(props: ComponentProps<typeof Silhouette>) {
  const { Unit } = useContext(PicturesOf)
  return Unit && <Unit {...props} />
}

/** Draws the card of a captain. */
export function CardPicture(props: ComponentProps<typeof CaptainCard>) {
  const { Card } = useContext(PicturesOf)
  return Card && <Card {...props} />
}
