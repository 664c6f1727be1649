import type { Card } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import { type CardFace, cardSvg, smallCardSvg } from '../../../../models/admiral/cards/faces.ts'
import { addressOf } from '../../insignia/drawings.ts'

/** Width from which a face is recognizable, in rem; smaller cards show only the captain's sign. */
const LEGIBLE = 2

const CARDS = { small: smallCardSvg, large: cardSvg } as const

interface CaptainCardProps {
  /** The face of the card, or hidden if the card shows its back. */
  readonly card: Card
  /** True if it lies face up, visible to all players. */
  readonly shown?: boolean
  /** Width in rem. */
  readonly width: number
}

/** A captain's card on the table: its face, or its back. */
export function CaptainCard({ card, shown = false, width }: CaptainCardProps) {
  const face = card === HIDDEN ? 'back' : card
  return (
    <svg
      className={`captain-card ${shown ? 'is-shown' : ''}`}
      width={`${width}rem`}
      height={`${width * 1.2}rem`}
      viewBox="0 0 30 36"
      aria-hidden="true"
    >
      <image href={addressesOf(width < LEGIBLE ? 'small' : 'large')[face]} width="30" height="36" />
    </svg>
  )
}

/** Returns the addresses of all faces, drawn at once: the memory must not reveal which of them a player has seen. */
function addressesOf(size: keyof typeof CARDS): Readonly<Record<CardFace, string>> {
  const draw = CARDS[size]
  const address = (face: CardFace) => addressOf(`card/${size}/${face}`, () => draw(face))
  return {
    back: address('back'),
    rapid: address('rapid'),
    swift: address('swift'),
    target: address('target'),
    berserk: address('berserk'),
  }
}
