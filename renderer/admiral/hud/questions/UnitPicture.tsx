import { type ComponentProps, createContext, useContext } from 'react'
import type { Silhouette } from '../insignia.tsx'

type Drawing = typeof Silhouette

/** The component that draws the units of a question; null on the flat table, whose pages do without the drawings of ships. */
export const UnitDrawing = createContext<Drawing | null>(null)

/** Draws a unit beside its words in a question. */
export function UnitPicture(props: ComponentProps<Drawing>) {
  const Drawn = useContext(UnitDrawing)
  return Drawn && <Drawn {...props} />
}
