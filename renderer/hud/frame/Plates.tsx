import { type ReactNode, useContext } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useIsOwn } from '../ownSeats.ts'
import { useWords } from '../useWords.ts'
import { KeyFacesContext } from './KeyCap.tsx'
import './plates.css'

interface PlatesProps {
  /** In rows one below the other, or in two columns. */
  readonly shape: 'rows' | 'grid'
  readonly children: ReactNode
}

/** The scores: one plate per player. */
export function Plates({ shape, children }: PlatesProps) {
  const { t } = useWords()
  return (
    <section className="wood" aria-label={t('hud.scores')} data-testid="hud-scores">
      <ul className={`plates is-${shape}`}>{children}</ul>
    </section>
  )
}

interface PlateProps {
  readonly seat: Seat
  /** True during the player's turn: the plate is lit. */
  readonly isActing: boolean
  /** The whole score in words, on hover and for screen readers. */
  readonly about: string
  readonly testId?: string
  readonly children: ReactNode
}

/** A player's score. It is lit during their turn; a golden edge marks the reader's own. */
export function Plate({ seat, isActing, about, testId, children }: PlateProps) {
  const { t } = useWords()
  const isOwn = useIsOwn(seat)
  const faces = useContext(KeyFacesContext)
  const words = isOwn ? `${about} (${t('hud.you')})` : about
  return (
    <li className="plate" data-acting={isActing} data-own={isOwn} title={words} data-testid={testId}>
      <span className="visually-hidden">{words}</span>
      {children}
      {isActing && faces && <faces.OfSeat seat={seat} />}
    </li>
  )
}
