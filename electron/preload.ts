import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron'
import { CALL_CHANNEL, FEED_CHANNEL } from './contract/electronChannels.ts'
import type { FeedMessage, HostApi } from './contract/ipc.ts'

const host: HostApi = {
  call: (channel, request) => ipcRenderer.invoke(CALL_CHANNEL, channel, request),
  onFeed(listener) {
    const hear = (_event: IpcRendererEvent, message: FeedMessage) => listener(message)
    ipcRenderer.on(FEED_CHANNEL, hear)
    return () => {
      ipcRenderer.off(FEED_CHANNEL, hear)
    }
  },
}

contextBridge.exposeInMainWorld('host', host)
