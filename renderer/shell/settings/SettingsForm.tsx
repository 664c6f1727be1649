import { useEffect, useState } from 'react'
import { type AppInfo, LANGUAGES, type Settings, SPEEDS, STORY_CAMERAS } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useText } from '../../i18n/useText.ts'
import { masked, useIsCaptured } from '../../ui/captured.ts'
import { Button, Toggle } from '../../ui/controls.tsx'
import { PrivateWindowButton } from '../../ui/PrivateWindowButton.tsx'
import { useScreen } from '../../ui/screens.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { AccessSettings } from './AccessSettings.tsx'
import { PadSettings } from './PadSettings.tsx'
import { PersonSetting } from './PersonSetting.tsx'
import { FlatTableSetting, PictureSettings } from './PictureSettings.tsx'
import { Choice, Row } from './rows.tsx'
import { SoundSettings } from './SoundSettings.tsx'
import { ReportsSetting, UpdatesSetting } from './Upkeep.tsx'
import './settingsForm.css'

const set = (change: Partial<Settings>) => void changeSettings(change)

/** Shows all settings; each change applies at once. `onKeys` opens the page of keys. */
export function SettingsForm({ onKeys }: { readonly onKeys: () => void }) {
  const t = useText()
  const isBack = useScreen(({ from, closed }) => from === 'keys' || closed === 'keys')
  return (
    <div className="settings">
      <PersonSetting />
      <LanguageSetting />
      <AccessSettings />
      <MotionSettings />
      <PictureSettings />
      <TipsSetting />
      <FlatTableSetting />
      <SoundSettings />
      <FullscreenSetting />
      <TelevisionSetting />
      <StreamerSetting />
      <Row label={t('settings.controls')}>
        <Button small onClick={onKeys} autoFocus={isBack} testId="setting-keys">
          {t('settings.keys')}
        </Button>
      </Row>
      <PadSettings />
      <Row label={t('updates.title')}>
        <UpdatesSetting />
      </Row>
      <Folders />
    </div>
  )
}

/** Scrolls the pressed control back into view, because text of another size moves the list. */
const keepInSight = () => requestAnimationFrame(() => document.activeElement?.scrollIntoView?.({ block: 'center' }))

/** Chooses the layout for a screen at a distance of three metres. */
function TelevisionSetting() {
  const t = useText()
  const television = useSettings((state) => state.settings.television)
  return (
    <Row label={t('settings.television')}>
      <Toggle
        label={t('settings.television')}
        about={t('settings.television.about')}
        value={television}
        onChange={(value) => {
          set({ television: value })
          keepInSight()
        }}
        testId="setting-television"
      />
    </Row>
  )
}

/** Switches streamer mode, in which this window shows only what an audience may see. */
function StreamerSetting() {
  const t = useText()
  const streamerMode = useSettings((state) => state.settings.streamerMode)
  return (
    <Row label={t('settings.streamer')}>
      <Toggle
        label={t('settings.streamer')}
        about={t('settings.streamer.about')}
        value={streamerMode}
        onChange={(value) => set({ streamerMode: value })}
        testId="setting-streamer"
      />
      {streamerMode && <PrivateWindowButton small />}
    </Row>
  )
}

function LanguageSetting() {
  const t = useText()
  const language = useSettings((state) => state.settings.language)
  return (
    <Choice
      label={t('settings.language')}
      value={language}
      onChange={(value) => set({ language: value })}
      options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`), testId: `language-${value}` }))}
    />
  )
}

/** Chooses playback speed and camera movements. */
function MotionSettings() {
  const t = useText()
  const { speed, storyCamera, nearShips } = useSettings((state) => state.settings)
  return (
    <>
      <Choice
        label={t('settings.speed')}
        value={speed}
        onChange={(value) => set({ speed: value })}
        options={SPEEDS.map((value) => ({ value, label: t(`speed.${value}`), testId: `setting-speed-${value}` }))}
      />
      <Choice
        label={t('settings.storyCamera')}
        value={storyCamera}
        onChange={(value) => set({ storyCamera: value })}
        options={STORY_CAMERAS.map((value) => ({ value, label: t(`storyCamera.${value}`), testId: `story-${value}` }))}
      />
      <Row label={t('settings.nearShips')}>
        <Toggle
          label={t('settings.nearShips')}
          about={t('settings.nearShips.about')}
          value={nearShips}
          onChange={(value) => set({ nearShips: value })}
          testId="setting-near-ships"
        />
      </Row>
    </>
  )
}

/** Switches the tips in matches on or off; switching them on starts all of them over. */
function TipsSetting() {
  const t = useText()
  const tips = useSettings((state) => state.settings.tips)
  return (
    <Row label={t('settings.tips')}>
      <Toggle
        label={t('settings.tips.on')}
        about={t('settings.tips.on.about')}
        value={tips}
        onChange={(value) => set(value ? { tips: true, tipsTold: [] } : { tips: false })}
        testId="setting-tips"
      />
    </Row>
  )
}

function FullscreenSetting() {
  const t = useText()
  const fullscreen = useSettings((state) => state.settings.fullscreen)
  return (
    <Row label={t('settings.fullscreen')}>
      <Toggle
        label={t('settings.fullscreen')}
        value={fullscreen}
        onChange={(value) => set({ fullscreen: value })}
        testId="setting-fullscreen"
      />
    </Row>
  )
}

/** Opens the folders of saves, settings and logs. */
function Folders() {
  const t = useText()
  const [info, setInfo] = useState<AppInfo | null>(null)
  useIsCaptured() // paths are masked as soon as the window is captured
  useEffect(() => {
    void call('app:info', {}).then((answer) => setInfo(answer.ok ? answer.value : null))
  }, [])
  if (!info) return null
  return (
    <>
      <Row label={t('reports.title')}>
        <ReportsSetting folder={masked(info.reportsFolder)} />
      </Row>
      <p className="about saves-folder">
        {t('settings.saves')} <code>{masked(info.savesFolder)}</code>
      </p>
    </>
  )
}
