import sharp from "sharp";

// only these three of libvips' decoders may read untrusted files
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"] });
// photos never repeat, and jobs run in parallel instead of threads within one
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
