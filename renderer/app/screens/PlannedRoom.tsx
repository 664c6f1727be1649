import { useState } from 'react'
import type { Room } from '../../../electron/contract/screens.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { ScreensSheet } from './ScreensScreen.tsx'
import { useScreensStore } from './useScreensState.ts'

/** Shows above the form of a new match who is in the room, and which seat each player has chosen. */
export function PlannedRoom({
  isWanted,
}: {
  /** True if a seat is to be played on another screen. */ readonly isWanted: boolean
}) {
  const t = useText()
  const room = useScreensStore(({ state }) => state?.room ?? null)
  const [isOpen, setOpen] = useState(false)
  if (!room && !isWanted) return null
  return (
    <section className="planned-room" aria-label={t('menu.screens')} data-testid="planned-room">
      <p>{room ? guestsText(t, room) : t('screens.plan.closed')}</p>
      <Button small onClick={() => setOpen(true)} testId="planned-screens">
        {t(room ? 'menu.screens' : 'screens.plan.open')}
      </Button>
      {isOpen && <ScreensSheet back={t('screens.plan.back')} onClose={() => setOpen(false)} />}
    </section>
  )
}

function guestsText(t: Translate, { guests, lobby }: Room): string {
  const players = guests.filter(({ device, connected }) => device !== 'overlay' && connected)
  if (players.length === 0) return t('screens.plan.nobody')
  const places = players.map(({ id, name }) => {
    const isSeated = lobby?.seats.some(({ guest }) => guest === id)
    return t(isSeated ? 'screens.plan.sits' : 'screens.plan.stands', { name: name || t('screens.plan.unnamed') })
  })
  return places.join(' · ')
}
