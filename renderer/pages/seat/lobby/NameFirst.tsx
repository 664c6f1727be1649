import { useState } from 'react'
import type { Lobby } from '../../../../electron/contract/screens.ts'
import { useText } from '../../../i18n/useText.ts'
import { keptName, sitAnywhere, watch } from '../../../remote/room.ts'
import { Button } from '../../../ui/controls.tsx'
import { LockIcon } from './LockIcon.tsx'
import { NameField } from './NameField.tsx'

interface NameFirstProps {
  readonly lobby: Lobby | null
  /** True if the player has given a name, and no seat is free yet. */
  readonly waits: boolean
}

/** Asks for the player's name; the table then gives them a seat as soon as one is free. */
export function NameFirst({ lobby, waits }: NameFirstProps) {
  const t = useText()
  const [name, setName] = useState(keptName)
  const isNamed = name.trim() !== ''
  return (
    <section className="seat-dock wood">
      {waits && (
        <p className="seat-wait" role="status" data-testid="lobby-waits">
          {t('lobby.waits')}
        </p>
      )}
      <form
        className="seat-entry"
        onSubmit={(event) => {
          event.preventDefault()
          if (isNamed) void sitAnywhere(name.trim())
        }}
      >
        <NameField label={t('lobby.whoAreYou')} name={name} onChange={setName} />
        <div className="seat-dock-row">
          <Button kind="main" className="seat-main" submits disabled={!isNamed || waits} testId="lobby-join">
            {t('lobby.join')}
          </Button>
          {lobby?.matchId && (
            <Button kind="quiet" onClick={() => void watch(name.trim())} testId="lobby-watch">
              {t('lobby.watch')}
            </Button>
          )}
        </div>
      </form>
      <p className="seat-fine">
        <LockIcon />
        <span>{t('lobby.secrets')}</span>
      </p>
    </section>
  )
}
