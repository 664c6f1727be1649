import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron'
import { CALL_CHANNEL, DROP_CHANNEL, FEED_CHANNEL } from './contract/electronChannels.ts'
import type { HostApi, PageMessage } from './contract/ipc.ts'
import { requestExcess } from './contract/requestExtent.ts'

const host: HostApi = {
  call: async (channel, request) => {
    // The host refuses it too, but has to receive it first: a million keys would stall it for seconds.
    const excess = requestExcess(request)
    if (excess !== null) return { ok: false, problem: { code: 'bad-request', detail: excess } }
    return ipcRenderer.invoke(CALL_CHANNEL, channel, request)
  },
  onFeed(listener) {
    const hear = (_event: IpcRendererEvent, message: PageMessage) => listener(message)
    ipcRenderer.on(FEED_CHANNEL, hear)
    return () => {
      ipcRenderer.off(FEED_CHANNEL, hear)
    }
  },
}

contextBridge.exposeInMainWorld('host', host)
passOnDroppedFiles()

/** Sends the paths of dropped files to the host. The page never sees them and cannot invent any. */
function passOnDroppedFiles(): void {
  window.addEventListener('dragover', (event) => {
    if (carriesFiles(event)) event.preventDefault() // allows the drop
  })
  window.addEventListener('drop', (event) => {
    if (!event.isTrusted || !carriesFiles(event)) return
    event.preventDefault()
    const paths = Array.from(event.dataTransfer?.files ?? [], (file) => webUtils.getPathForFile(file))
    ipcRenderer.send(
      DROP_CHANNEL,
      paths.filter((path) => path !== ''),
    )
  })
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
