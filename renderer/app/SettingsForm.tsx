import { type ReactNode, useEffect, useState } from 'react'
import { type AppInfo, QUALITY_TIERS, type Settings } from '../../electron/contract/ipc.ts'
import { sounds } from '../audio/sounds.ts'
import { call } from '../host/client.ts'
import { LANGUAGES } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { changeSettings, useSettings } from './settings.ts'
import { ReportsSetting, UpdatesSetting } from './Upkeep.tsx'
import { Segments, Toggle } from './ui/controls.tsx'
import './settingsForm.css'

const SPEEDS = [0.5, 1, 2, 4, 0] as const satisfies readonly Settings['speed'][]
const TEXT_SCALES = [1, 1.25, 1.5, 2] as const satisfies readonly Settings['textScale'][]
const MOTIONS = ['system', 'on', 'off'] as const satisfies readonly Settings['reducedMotion'][]

const set = (change: Partial<Settings>) => void changeSettings(change)

/** Everything that can be set; each change is at work at once. */
export function SettingsForm() {
  const t = useText()
  const settings = useSettings((state) => state.settings)
  const { measuredQuality: measured } = settings
  const automatic = measured ? t('quality.autoIs', { tier: t(`quality.${measured}`) }) : t('quality.auto')
  return (
    <div className="settings">
      <Row label={t('settings.language')}>
        <Segments
          label={t('settings.language')}
          value={settings.language}
          onChange={(language) => set({ language })}
          options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`), testId: `language-${value}` }))}
        />
      </Row>
      <Row label={t('settings.textScale')}>
        <Segments
          label={t('settings.textScale')}
          value={settings.textScale}
          onChange={(textScale) => set({ textScale })}
          options={TEXT_SCALES.map((value) => ({ value, label: t(`textScale.${value}`), testId: `text-${value}` }))}
        />
      </Row>
      <Row label={t('settings.speed')}>
        <Segments
          label={t('settings.speed')}
          value={settings.speed}
          onChange={(speed) => set({ speed })}
          options={SPEEDS.map((value) => ({
            value,
            label: t(value === 0.5 ? 'speed.half' : `speed.${value}`),
            testId: `setting-speed-${value}`,
          }))}
        />
      </Row>
      <Row label={t('settings.reducedMotion')}>
        <Segments
          label={t('settings.reducedMotion')}
          value={settings.reducedMotion}
          onChange={(reducedMotion) => set({ reducedMotion })}
          options={MOTIONS.map((value) => ({ value, label: t(`reducedMotion.${value}`) }))}
        />
      </Row>
      <Row label={t('settings.quality')}>
        <Segments
          label={t('settings.quality')}
          value={settings.quality}
          onChange={(quality) => set({ quality })}
          options={[
            { value: 'auto', label: automatic, testId: 'quality-auto' },
            ...QUALITY_TIERS.map((value) => ({ value, label: t(`quality.${value}`), testId: `quality-${value}` })),
          ]}
        />
      </Row>
      <Row label={t('settings.volume')}>
        <input
          className="slider"
          type="range"
          min={0}
          max={100}
          step={5}
          aria-label={t('settings.volume')}
          value={Math.round(settings.volume * 100)}
          onChange={(event) => {
            set({ volume: Number(event.target.value) / 100 })
            sounds.play('coinLand')
          }}
          data-testid="setting-volume"
        />
        <Toggle
          label={t('settings.mute')}
          value={settings.muted}
          onChange={(muted) => set({ muted })}
          testId="setting-mute"
        />
      </Row>
      <Row label={t('settings.fullscreen')}>
        <Toggle
          label={t('settings.fullscreen')}
          value={settings.fullscreen}
          onChange={(fullscreen) => set({ fullscreen })}
          testId="setting-fullscreen"
        />
      </Row>
      <Row label={t('updates.title')}>
        <UpdatesSetting />
      </Row>
      <Folders />
    </div>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="setting">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <div>{children}</div>
    </div>
  )
}

/** Where everything is kept. */
function Folders() {
  const t = useText()
  const [info, setInfo] = useState<AppInfo | null>(null)
  useEffect(() => {
    void call('app:info', {}).then((answer) => setInfo(answer.ok ? answer.value : null))
  }, [])
  if (!info) return null
  return (
    <>
      <Row label={t('reports.title')}>
        <ReportsSetting folder={info.reportsFolder} />
      </Row>
      <p className="about saves-folder">
        {t('settings.saves')} <code>{info.savesFolder}</code>
      </p>
    </>
  )
}
