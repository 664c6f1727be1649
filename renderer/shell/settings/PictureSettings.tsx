import { QUALITY_TIERS, type Settings, TILE_LOOKS } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import { Toggle } from '../../ui/controls.tsx'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { Choice, Row } from './rows.tsx'

const set = (change: Partial<Settings>) => void changeSettings(change)

/** Chooses how the 3D table is drawn. */
export function PictureSettings() {
  return (
    <>
      <QualitySetting />
      <SeaSetting />
      <TilesSetting />
    </>
  )
}

/** Chooses the quality tier. */
function QualitySetting() {
  const t = useText()
  const { quality, measuredQuality: measured } = useSettings((state) => state.settings)
  const automatic = measured ? t('quality.autoIs', { tier: t(`quality.${measured}`) }) : t('quality.auto')
  return (
    <Choice
      label={t('settings.quality')}
      value={quality}
      onChange={(value) => set({ quality: value })}
      options={[
        { value: 'auto', label: automatic, testId: 'quality-auto' },
        ...QUALITY_TIERS.map((value) => ({ value, label: t(`quality.${value}`), testId: `quality-${value}` })),
      ]}
    />
  )
}

/** Keeps the sea moving without input or focus. */
function SeaSetting() {
  const t = useText()
  const keepSeaMoving = useSettings((state) => state.settings.keepSeaMoving)
  return (
    <Row label={t('settings.keepSeaMoving')}>
      <Toggle
        label={t('settings.keepSeaMoving')}
        about={t('settings.keepSeaMoving.about')}
        value={keepSeaMoving}
        onChange={(value) => set({ keepSeaMoving: value })}
        testId="setting-keep-sea-moving"
      />
    </Row>
  )
}

/** Chooses the look of Jackal's opened tiles. */
function TilesSetting() {
  const t = useText()
  const tiles = useSettings((state) => state.settings.tiles)
  return (
    <Choice
      label={t('settings.tiles')}
      value={tiles}
      onChange={(value) => set({ tiles: value })}
      options={TILE_LOOKS.map((value) => ({ value, label: t(`tiles.${value}`), testId: `tiles-${value}` }))}
    />
  )
}

/** Switches matches to the flat table. */
export function FlatTableSetting() {
  const t = useText()
  const flatTable = useSettings((state) => state.settings.flatTable)
  return (
    <Row label={t('settings.table')}>
      <Toggle
        label={t('settings.flatTable')}
        about={t('settings.flatTable.about')}
        value={flatTable}
        onChange={(value) => set({ flatTable: value })}
        testId="setting-flat-table"
      />
    </Row>
  )
}
