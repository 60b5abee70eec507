import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { type PageWidth, pageWidths } from '#platform/render/renderer.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getPage as contract } from '../contract.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { markOf, sourceOf, type ViewedVersion, viewedVersionOf } from './viewed-version.ts';

/** Renders one page for the caller. A served page is recorded as an act of the deal. */
export async function getPage(
  reading: Reading,
  { params: { id }, query }: InputOf<typeof contract>,
  tools: RoomViewTools,
): Promise<AnswerOf<typeof contract>> {
  const viewed = await viewedVersionOf(reading, { documentId: id, versionId: query.versionId });
  const mark = await markOf(reading);
  const page = query.number;
  const source = sourceOf(viewed.version, tools, signedIn(reading.actor).personId);
  const width = widthOf(query.width);
  const view = { versionId: viewed.version.id, side: viewed.sight.side, page };
  const hidden = await tools.codes.codeOf(reading, view);
  const image = await tools.renderer.page(source, { page, width, mark, hidden });
  note(reading, viewed, page, tools);
  const ending = image.type === 'image/png' ? 'png' : 'jpg';
  return { bytes: image.bytes, type: image.type, fileName: `page-${page}.${ending}` };
}

function widthOf(asked: string): PageWidth {
  const width = pageWidths.find((one) => String(one) === asked);
  if (!width) throw new Refused('not-found');
  return width;
}

/** Views by the owner are not acts of a deal. */
function note(
  reading: Reading,
  { sight, document, version }: ViewedVersion,
  page: number,
  tools: RoomViewTools,
) {
  if (sight.side === 'seller') return;
  tools.witness(reading, {
    act: 'room-page-viewed',
    listingId: sight.room.listing_id,
    buyerId: sight.buyer?.personId ?? null,
    subject: { type: 'room-document', id: document.id },
    detail: { versionId: version.id, page },
  });
  if (sight.buyer) tools.looks.saw(reading, { versionId: version.id, page });
}
