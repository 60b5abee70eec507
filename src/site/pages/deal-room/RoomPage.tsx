import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ClosedNotice } from '#features/deal-room/deal-rooms/web/closed-notice.tsx';
import { DocumentList } from '#features/deal-room/deal-rooms/web/document-list.tsx';
import { FolderHead } from '#features/deal-room/deal-rooms/web/folder-head.tsx';
import { FolderTree } from '#features/deal-room/deal-rooms/web/folder-tree.tsx';
import { MissingList } from '#features/deal-room/deal-rooms/web/missing-list.tsx';

import { type RoomView, roomQuery } from '#features/deal-room/deal-rooms/web/queries.ts';
import { RightsPanel } from '#features/deal-room/deal-rooms/web/rights-panel.tsx';
import { RoomQueryPage } from '#features/deal-room/deal-rooms/web/room-query-page.tsx';
import { UploadList } from '#features/deal-room/deal-rooms/web/upload-list.tsx';
import { UploadPanel } from '#features/deal-room/deal-rooms/web/upload-panel.tsx';
import { ViewAs } from '#features/deal-room/deal-rooms/web/view-as.tsx';
import { NewsNotice } from '#features/deal-room/room-news/web/news-notice.tsx';
import { type RoomNews, useRoomNews } from '#features/deal-room/room-news/web/use-room-news.ts';
import { DownloadButton } from '#features/deal-room/room-views/web/download-button.tsx';
import { StaleDocuments } from '#features/quality-of-earnings/earnings-reports/web/stale-documents.tsx';
import { Alert } from '#kit/ui/Alert.tsx';

import { EmptyState } from '#kit/ui/EmptyState.tsx';

import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { RoomUse } from '#site/storage/web/room-use.tsx';
import { RoomActions } from './RoomActions.tsx';
import { checklistTab, leadOf } from './room-words.ts';

/** The folder, the tab and the previewed buyer are in the URL. */
export function RoomPage({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams();
  const as = search.get('as');
  const show = (next: Record<string, string | null>) => {
    const now = { ...Object.fromEntries(search), ...next };
    const kept = Object.entries(now).flatMap(([name, value]) => (value ? [[name, value]] : []));
    setSearch(Object.fromEntries(kept), { preventScrollReset: true });
  };
  return (
    <RoomQueryPage
      query={useQuery(roomQuery(id, as))}
      words={{ loading: 'Loading the deal room', failed: 'The deal room could not be loaded.' }}
      waiting={<Skeleton className="h-96 w-full rounded-large" />}
    >
      {(room) => <Room room={room} search={search} show={show} />}
    </RoomQueryPage>
  );
}

type Show = (next: Record<string, string | null>) => void;
type Props = { room: RoomView; search: URLSearchParams; show: Show };

function Room({ room, search, show }: Props) {
  const { manage } = room;
  const { news } = useRoomNews(room);
  const documents = <Documents room={room} news={news} chosen={search.get('folder')} show={show} />;
  const choose = (folder: string) => show({ folder, tab: null });
  return (
    <>
      <PageHeader
        title={room.title || 'Untitled listing'}
        lead={leadOf(room)}
        actions={<RoomActions room={room} onMissing={() => show({ tab: 'missing' })} />}
      />
      <div className="flex flex-col gap-4">
        <StandingNotices room={room} />
        {room.side !== 'buyer' && (
          <ViewAs room={room} onView={(as) => show({ as, folder: null, tab: null })} />
        )}
        <NewsNotice news={news} folders={room.folders} onChoose={choose} />
        {manage ? (
          <Tabs
            label="Deal room"
            value={search.get('tab') ?? 'documents'}
            onValueChange={(tab) => show({ tab: tab === 'documents' ? null : tab })}
            tabs={roomTabs(room, manage, documents, choose)}
          />
        ) : (
          documents
        )}
      </div>
    </>
  );
}

function roomTabs(
  room: RoomView,
  manage: NonNullable<RoomView['manage']>,
  documents: ReactNode,
  onChoose: (folder: string) => void,
) {
  return [
    { value: 'documents', label: 'Documents', content: documents },
    ...checklistTab(room).map((tab) => ({
      ...tab,
      content: <MissingList room={room} manage={manage} onChoose={onChoose} />,
    })),
    { value: 'rights', label: 'Permissions', content: <RightsPanel room={room} /> },
    { value: 'uploads', label: 'Uploads', content: <UploadList roomId={room.id} /> },
  ];
}

function StandingNotices({ room }: { room: RoomView }) {
  return (
    <>
      {room.bought && (
        <Alert title="You bought this business">You keep access to the documents you could see.</Alert>
      )}
      <ClosedNotice closed={room.closed} />
      {room.viewedAs === null && <StaleDocuments roomId={room.id} />}
    </>
  );
}

type DocumentsProps = {
  room: RoomView;
  news: RoomNews | undefined;
  chosen: string | null;
  show: Show;
};

function Documents({ room, news, chosen, show }: DocumentsProps) {
  const fresh = new Map(news?.folders.map(({ folderId, count }) => [folderId, count]));
  const folder = room.folders.find(({ id }) => id === chosen) ?? firstOf(room);
  if (!folder)
    return (
      <EmptyState title="No documents shared with you yet">
        {room.viewedAs ? 'This buyer has' : 'You have'} no permission for any published document.
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="max-h-80 overflow-y-auto lg:max-h-none">
        <FolderTree
          folders={room.folders}
          fresh={fresh}
          chosen={folder.id}
          onChoose={(id) => show({ folder: id })}
          movable={room.manage !== null && room.may.upload === true}
        />
      </div>
      <OpenFolder
        room={room}
        folder={folder}
        fresh={news?.documentIds ?? []}
        chosen={chosen}
        onChoose={(id) => show({ folder: id })}
      />
    </div>
  );
}

type FolderProps = {
  room: RoomView;
  folder: RoomView['folders'][number];
  fresh: RoomNews['documentIds'];
  chosen: string | null;
  onChoose: (id: string) => void;
};

function OpenFolder({ room, folder, fresh, chosen, onChoose }: FolderProps) {
  return (
    <section aria-labelledby="folder" className="flex min-w-0 flex-col gap-4">
      <FolderHead room={room} folder={folder} />
      {room.manage && (
        <UploadPanel
          key={`upload ${folder.id === chosen ? folder.id : room.id}`}
          room={room}
          folder={folder}
          opened={folder.id === chosen}
          use={<RoomUse roomId={room.id} />}
        />
      )}
      <DocumentList
        key={`list ${folder.id}`}
        room={room}
        folder={folder}
        onChoose={onChoose}
        fresh={fresh}
        download={(document) => <DownloadButton document={document} looking={room.viewedAs !== null} />}
      />
    </section>
  );
}

/** The first folder that has documents, otherwise the first. */
function firstOf({ folders }: RoomView) {
  return folders.find(({ documents }) => documents > 0) ?? folders[0];
}
