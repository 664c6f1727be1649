import { useState } from 'react'
import type { OwnMap } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { useSettings } from '../../ui/settings.ts'
import { NameDialog, RemovalDialog } from './MapDialogs.tsx'
import { MapFileButtons } from './MapFileButtons.tsx'
import { MapMiniature } from './MapMiniature.tsx'
import { ownMapOf, removeMap, renameMap, sketchOfOwn } from './ownMaps.ts'
import { change, useSketch } from './workshop.ts'

type Asked = { readonly what: 'rename'; readonly map: OwnMap } | { readonly what: 'remove'; readonly map: OwnMap }

/** The maps that the player keeps. */
export function MapShelf() {
  const t = useText()
  const maps = useSettings(({ settings }) => settings.ownMaps)
  const sketch = useSketch()
  const [asked, setAsked] = useState<Asked | null>(null)
  const own = ownMapOf(sketch, maps)
  return (
    <section className="workshop-part" aria-labelledby="workshop-maps">
      <h2 id="workshop-maps" className="label">
        {t('workshop.maps')}
      </h2>
      <MapFileButtons />
      {maps.length === 0 && <p className="about">{t('workshop.maps.empty')}</p>}
      <ul className="workshop-maps">
        {maps.map((map) => (
          <MapRow key={map.id} map={map} isDrawn={map === own} onAsk={setAsked} />
        ))}
      </ul>
      {asked && <Question asked={asked} onDone={() => setAsked(null)} />}
    </section>
  )
}

interface MapRowProps {
  readonly map: OwnMap
  /** True for the map on the table. */
  readonly isDrawn: boolean
  readonly onAsk: (asked: Asked) => void
}

function MapRow({ map, isDrawn, onAsk }: MapRowProps) {
  const t = useText()
  const { name } = map
  return (
    <li className="workshop-map" data-testid="own-map">
      <span className="workshop-map-name">
        <MapMiniature map={map.rows} width={2.25} />
        <span>
          <bdi>{name}</bdi> {isDrawn && <span className="about">({t('workshop.maps.drawn')})</span>}
          <span className="about workshop-map-variant">{t(`variant.${map.variant}`)}</span>
        </span>
      </span>
      <Button small label={`${t('workshop.draw')}: ${name}`} onClick={() => change(sketchOfOwn(map))} testId="map-draw">
        {t('workshop.draw')}
      </Button>
      <Button small label={`${t('workshop.rename')}: ${name}`} onClick={() => onAsk({ what: 'rename', map })}>
        {t('workshop.rename')}
      </Button>
      <Button
        small
        kind="danger"
        label={`${t('workshop.remove')}: ${name}`}
        onClick={() => onAsk({ what: 'remove', map })}
      >
        {t('workshop.remove')}
      </Button>
    </li>
  )
}

interface QuestionProps {
  readonly asked: Asked
  readonly onDone: () => void
}

function Question({ asked, onDone }: QuestionProps) {
  const t = useText()
  if (asked.what === 'remove') {
    const remove = () => {
      removeMap(asked.map.id)
      onDone()
    }
    return <RemovalDialog name={asked.map.name} onCancel={onDone} onConfirm={remove} />
  }
  const done = (name: string) => {
    renameMap(asked.map.id, name)
    onDone()
  }
  return <NameDialog title={t('workshop.rename')} first={asked.map.name} onCancel={onDone} onDone={done} />
}
