import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { useSettings } from '../../ui/settings.ts'
import { keepAs } from './keeping.ts'
import { NameDialog } from './MapDialogs.tsx'
import { isKept, ownMapOf } from './ownMaps.ts'
import { useSketch } from './workshop.ts'

/** Keeps the map: under its name if it has one, else under one that the player types. */
export function KeepButton() {
  const t = useText()
  const maps = useSettings(({ settings }) => settings.ownMaps)
  const sketch = useSketch()
  const [isAsking, setAsking] = useState(false)
  const own = ownMapOf(sketch, maps)
  const keep = (name: string) => {
    keepAs(name)
    setAsking(false)
  }
  return (
    <>
      <Button
        className="workshop-keep"
        {...(own && { label: `${t('workshop.keep')}: ${own.name}` })}
        disabled={isKept(sketch, maps)}
        onClick={() => (own ? keepAs(own.name) : setAsking(true))}
        testId="workshop-keep"
      >
        {t('workshop.keep')}
      </Button>
      {isAsking && (
        <NameDialog
          title={t('workshop.keep')}
          first={t('workshop.name', { n: maps.length + 1 })}
          onCancel={() => setAsking(false)}
          onDone={keep}
        />
      )}
    </>
  )
}
