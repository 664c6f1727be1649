import { useId, useState } from 'react'
import { landIn } from '../../../../engine/jackal/data/boards.ts'
import { MAP_NAMES, MAPS } from '../../../../engine/jackal/data/maps.ts'
import type { LengthTable } from '../../../../engine/jackal/data/mapTurns.ts'
import { VARIANTS } from '../../../../engine/jackal/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button, Segments } from '../../../ui/controls.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { goTo } from '../../../ui/screens.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { MapMiniature } from '../../workshop/MapMiniature.tsx'
import type { PlayableMap } from '../../workshop/ownMaps.ts'
import {
  bestFor,
  chosenMap,
  DRAWN,
  drawnMap,
  isDrawnByName,
  isMapName,
  isSuited,
  type MapDraft,
  minutesOf,
  parseSize,
  rowsOf,
} from './mapChoice.ts'

interface MapFieldProps {
  readonly draft: MapDraft
  /** The player's own maps. */
  readonly own: readonly PlayableMap[]
  /** The number of players and crews of a match, on which its length depends. */
  readonly table: LengthTable
  readonly onChange: (part: Partial<MapDraft>) => void
}

/** The map of a new match, small; opens the chooser. */
export function MapField({ draft, own, table, onChange }: MapFieldProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const rows = rowsOf(chosenMap(draft, own))
  const name = useMapName(own)(isSuited(draft.map, draft.variant) ? draft.map : 'island')
  return (
    <>
      <Button className="map-field" testId="map-field" onClick={() => setOpen(true)}>
        <MapMiniature map={rows} width={3.25} />
        <span className="map-name">{t('map.field', { name })}</span>
        <span className="map-about">
          {t(`variant.${draft.variant}`)} · {t('count.tiles', { n: landIn(rows) })}
        </span>
      </Button>
      {isOpen && (
        <MapChooser draft={draft} own={own} table={table} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Returns a function that names a map. */
export function useMapName(own: readonly PlayableMap[]): (map: string) => string {
  const t = useText()
  return (map) => {
    if (isMapName(map)) return t(`map.${map}`)
    return own.find(({ id }) => id === map)?.name ?? t(map === DRAWN ? 'map.drawn' : 'map.island')
  }
}

/** All maps with their facts, and the choice of how ships are played. */
function MapChooser({ draft, own, table, onChange, onClose }: MapFieldProps & { readonly onClose: () => void }) {
  const t = useText()
  const nameOf = useMapName(own)
  const group = useId()
  const maps = [...MAP_NAMES, ...own.filter(({ variant }) => variant === draft.variant).map(({ id }) => id), DRAWN]
  const shown = maps.includes(draft.map) && isSuited(draft.map, draft.variant) ? draft.map : 'island'
  return (
    <Dialog
      title={t('map.title')}
      surface="parchment"
      className="map-chooser"
      testId="map-chooser"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={() => goTo({ name: 'workshop' })} testId="map-workshop">
            {t('workshop.title')}
          </Button>
          <Button kind="main" onClick={onClose} testId="map-done">
            {t('map.done')}
          </Button>
        </>
      }
    >
      <Segments
        label={t('variant.title')}
        value={draft.variant}
        onChange={(variant) => onChange({ variant })}
        options={VARIANTS.map((value) => ({
          value,
          label: t(`variant.${value}`),
          about: t(`variant.${value}.about`),
          testId: `variant-${value}`,
        }))}
      />
      <div className="map-cards" role="radiogroup" aria-label={t('map.title')}>
        {maps.map((map) => (
          <MapCard
            key={map}
            group={group}
            rows={isMapName(map) ? MAPS[map] : rowsOf(chosenMap({ ...draft, map }, own))}
            name={nameOf(map)}
            draft={draft}
            table={table}
            map={map}
            checked={map === shown}
            onChoose={() => onChange({ map })}
          />
        ))}
      </div>
      {shown === DRAWN && <Drawing draft={draft} onChange={onChange} />}
    </Dialog>
  )
}

interface MapCardProps {
  readonly group: string
  readonly map: string
  readonly name: string
  readonly rows: readonly string[]
  readonly draft: MapDraft
  readonly table: LengthTable
  readonly checked: boolean
  readonly onChoose: () => void
}

function MapCard({ group, map, name, rows, draft, table, checked, onChoose }: MapCardProps) {
  const t = useText()
  const minutes = minutesOf(isMapName(map) ? map : rows, draft.variant, table)
  const size = `${t('count.tiles', { n: landIn(rows) })}, ${t('map.minutes', { ...minutes })}`
  const suits = isSuited(map, draft.variant)
  const best = suits ? t('map.bestFor', { players: bestFor(rows) }) : t('map.unsuited')
  return (
    <label className={suits ? 'map-card' : 'map-card is-unsuited'} data-testid={`map-${map}`}>
      <input
        type="radio"
        name={group}
        value={map}
        checked={checked}
        disabled={!suits}
        onChange={onChoose}
        aria-label={`${name}: ${size}, ${best}`}
      />
      <MapMiniature map={rows} width={6.5} />
      <span className="map-name">{name}</span>
      <span className="map-about">
        <span>{size}</span>
        <span>{best}</span>
      </span>
    </label>
  )
}

const LARGEST_SEED = 2 ** 31

/** The size of a drawn map, and a button for another one. */
function Drawing({ draft, onChange }: Pick<MapFieldProps, 'draft' | 'onChange'>) {
  const t = useText()
  const wrong = parseSize(draft.mapSize) === null
  const fault = t('error.mapSize')
  return (
    <div className="map-drawing">
      <TextField
        label={t('map.size')}
        numeric
        value={draft.mapSize}
        onChange={(mapSize) => onChange({ mapSize })}
        error={wrong ? fault : undefined}
        errors={[fault]}
        testId="map-size"
      />
      {isDrawnByName(draft) ? (
        <p className="map-named">{t('map.named', { name: draft.dealName.trim() })}</p>
      ) : (
        <Button onClick={() => onChange({ mapSeed: anotherSeed(draft) })} testId="map-another">
          {t('map.another')}
        </Button>
      )}
    </div>
  )
}

/** Returns a seed with a different map. */
function anotherSeed(draft: MapDraft): number {
  const now = drawnMap(draft).map.join()
  for (let tries = 0; tries < 8; tries++) {
    const mapSeed = Math.floor(Math.random() * LARGEST_SEED)
    if (drawnMap({ ...draft, mapSeed }).map.join() !== now) return mapSeed
  }
  return draft.mapSeed
}
