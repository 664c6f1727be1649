import { createContext, useContext } from 'react'
import type { Command } from '../../input/commands.ts'
import type { ChoiceKey, CommandKey } from '../../ui/CommandKey.tsx'
import type { SeatPads } from '../../ui/pads/SeatPads.tsx'

interface KeyFaces {
  readonly OfCommand: typeof CommandKey
  readonly OfChoice: typeof ChoiceKey
  /** The gamepads of a seat. */
  readonly OfSeat: typeof SeatPads
}

/** The components that draw keys and gamepads; null on a page without them, such as a phone's. */
export const KeyFacesContext = createContext<KeyFaces | null>(null)

/** The cap of a key on its button: of a command, or of the nth choice. */
export function KeyCap({ of }: { readonly of: Command | number }) {
  const faces = useContext(KeyFacesContext)
  if (!faces) return null
  return (
    <span className="keycap" aria-hidden="true">
      {typeof of === 'number' ? <faces.OfChoice n={of} /> : <faces.OfCommand of={of} />}
    </span>
  )
}
